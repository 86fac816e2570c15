# What people and CI run. `make help` lists it.

# The port that make run serves at; 0 takes a free one.
PORT ?= 8080
# The weather that make run shows: florence-2018 (rain) or blizzard-1996 (wind, temperature, pressure).
SAMPLE ?= florence-2018
# Where make install puts things, below DESTDIR.
PREFIX ?= /usr/local
# The program carries Swift's library with it, so that it runs where there is no Swift.
BUILD := swift build -c release --static-swift-stdlib --product skyloop
SWIFT_FILES := Package.swift Sources Tests
# What of the comparison make bench-compare measures (opening decoding tiles …); all when empty.
PARTS ?=
# Tests run optimised: the kernels they compare with slow references are many times faster so.
TEST_FLAGS := -c release -Xswiftc -enable-testing --scratch-path .build/testing

.PHONY: help build parts install deb run test wasm format lint docs bench bench-compare clean

help: ## Show this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1|\2/p' $(MAKEFILE_LIST) | column -t -s '|'

run: ## Set up, build, and show real weather in the browser
	@$(MAKE) --no-print-directory parts
	@Scripts/serve-and-open.sh .build/release/skyloop serve .build/sample/$(SAMPLE) --port $(PORT)

build: ## Build the skyloop command (.build/release/skyloop)
	@Scripts/setup.sh build
	@echo 'Building (some minutes the first time)'
	@$(BUILD)

parts: build # The command, the viewer's files and the sample data
	@Scripts/web.sh
	@.build/release/skyloop sample .build/sample >/dev/null

install: ## Install the command, its manual and completions (PREFIX=/usr/local)
	@! command -v swift >/dev/null || $(MAKE) --no-print-directory parts
	@DESTDIR=$(DESTDIR) Scripts/install.sh $(PREFIX)
	@echo 'Skyloop is in $(DESTDIR)$(PREFIX)'

deb: parts ## Make a Debian package (.build/skyloop_….deb)
	@Scripts/deb.sh

test: ## Set up and run every test, native and WebAssembly
	@Scripts/setup.sh test
	@$(MAKE) --no-print-directory lint wasm
	@Scripts/web.sh
	@echo 'Building the tests (some minutes the first time)'
	swift build --build-tests $(TEST_FLAGS)
	SKYLOOP_WASM=$(CURDIR)/.build/wasm swift test --skip-build $(TEST_FLAGS)

wasm: ## Build the portable targets for WebAssembly
	@Scripts/setup.sh build
	Scripts/wasm.sh PortableChecksWasm
	Scripts/wasm.sh SkyloopWeb
	Scripts/wasm.sh TimekeepingWasm small

format: ## Format all Swift files in place
	swift format -i -r $(SWIFT_FILES)

lint: ## Check the format of all Swift files
	swift format lint --strict -r $(SWIFT_FILES)

docs: ## Build the documentation site (.build/docs)
	@Scripts/setup.sh build
	Scripts/docs.sh

bench: ## Measure: timeline, reading, fields, contours, particles, and beside other tools
	@Scripts/setup.sh bench
	swift build -c release --package-path Benchmarks
	@for name in TimekeepingBenchmarks ReadingBenchmarks FieldBenchmarks DrawingBenchmarks; do \
		echo; echo $$name; swift run -c release --skip-build --package-path Benchmarks $$name || exit 1; \
	done
	@echo; echo 'The portable kernels, natively and in WebAssembly'
	@Scripts/wasm.sh PortableChecksWasm >/dev/null && swift build -c release --product PortableChecksWasm
	@node Scripts/run-portable-benchmarks.mjs .build/wasm/PortableChecksWasm.wasm .build/release/PortableChecksWasm
	@$(MAKE) --no-print-directory bench-compare

bench-compare: ## Measure beside other tools only, and write Benchmarks/RESULTS.md (20 minutes)
	@Scripts/setup.sh bench
	swift build -c release --static-swift-stdlib --package-path Benchmarks --product ComparisonBenchmarks
	swift build -c release --static-swift-stdlib --package-path Benchmarks --product skyloop
	@Benchmarks/comparison/run.sh $(PARTS)

clean: ## Remove everything that was built
	rm -rf .build
