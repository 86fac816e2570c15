// The bridge between the page and Skyloop's Swift, which decides everything: what is shown, at which time,
// in which colours, what is fetched and when. Here bytes, pixels and events are carried to and fro.

const page = document.documentElement;
const element = (id) => document.getElementById(id);
const decoder = new TextDecoder();
const encoder = new TextEncoder();

const { instance } = await WebAssembly.instantiateStreaming(fetch('SkyloopWeb.wasm'));
const swift = instance.exports;

// Memory may grow with any call, which takes every earlier view of it away.
const bytesAt = (address, count) => new Uint8Array(swift.memory.buffer, address, count);
const numbersInBuffer = (count) => {
  const address = swift.viewer_buffer(count * 8);
  const view = new DataView(swift.memory.buffer, address, count * 8);
  return Array.from({ length: count }, (_, index) => view.getFloat64(index * 8, true));
};
const send = (bytes) => {
  const address = swift.viewer_buffer(bytes.length);
  bytesAt(address, bytes.length).set(bytes);
  return bytes.length;
};
const sendTexts = (...texts) => send(encoder.encode(texts.join('\0')));
const seconds = () => Date.now() / 1000;

// MARK: What Swift asks for

const place = (position) => `${position * 100}%`;
const requests = new Map();
let retry = 0;

const commands = {
  text: (id, text) => { element(id).textContent = text; },
  attribute: (id, name, value) => element(id).setAttribute(name, value),
  variable: (id, name, value) => element(id).style.setProperty(name, value),
  hide: (id, isHidden) => { element(id).hidden = isHidden; },
  marks: (id, marks) => element(id).replaceChildren(...marks.map(([position, text]) => {
    const mark = document.createElement('span');
    mark.textContent = text;
    mark.style.left = place(position);
    return mark;
  })),
  spans: (id, spans) => element(id).replaceChildren(...spans.map(([from, to]) => {
    const span = document.createElement('i');
    span.style.left = place(from);
    if (to > from) span.style.width = place(to - from);
    return span;
  })),
  layer: (index, isOn) => showLayer(index, isOn),
  address: (name, value) => {
    view.set(name, value);
    saveView();
  },
  fetch: async (ticket, address) => {
    const request = new AbortController();
    requests.set(ticket, request);
    try {
      const answer = await fetch(address, { signal: request.signal });
      if (!answer.ok) throw new Error(answer.statusText);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      call(() => swift.viewer_received(ticket, send(bytes)));
      notice('');
    } catch (error) {
      if (error.name === 'AbortError') return;
      call(() => swift.viewer_failed(ticket));
      if (!(error instanceof TypeError)) return;
      notice('The server can’t be reached. Trying again…');
      retry ||= setTimeout(() => {
        retry = 0;
        call(() => swift.viewer_retry());
      }, 3000);
    } finally {
      requests.delete(ticket);
    }
  },
  abort: (ticket) => requests.get(ticket)?.abort(),
  repaint: () => map.triggerRepaint(),
};

let lastFrame = 0;
let frame = 0;

/** Does what Swift asks for, and comes back for the next picture while something moves. */
function follow() {
  const count = swift.viewer_commands();
  if (count > 0) {
    const list = JSON.parse(decoder.decode(bytesAt(swift.viewer_buffer(count), count)));
    for (const [name, ...values] of list) commands[name](...values);
  }
}

function draw(time) {
  const step = lastFrame ? (time - lastFrame) / 1000 : 0;
  lastFrame = time;
  const goesOn = swift.viewer_frame(seconds(), step);
  follow();
  frame = goesOn ? requestAnimationFrame(draw) : 0;
  if (!goesOn) lastFrame = 0;
}

/** Calls Swift with an event, and shows what it changed at once. */
function call(event) {
  const result = event();
  const goesOn = swift.viewer_frame(seconds(), 0);
  follow();
  if (goesOn && !frame) frame = requestAnimationFrame(draw);
  return result;
}

function notice(text) {
  element('notice').textContent = text;
  element('notice').hidden = !text;
}

// MARK: The map

const colours = {
  dark: { water: '#0f1723', land: '#1b2433', line: '#dfe7f2', halo: '#0a0f18' },
  light: { water: '#d7e3ee', land: '#f1f2f0', line: '#2c3a4a', halo: '#ffffff' },
};
const isLight = () => page.dataset.theme === 'light';
const geojson = (name) => ({ type: 'geojson', data: `${name}.geojson` });

function style() {
  const colour = colours[isLight() ? 'light' : 'dark'];
  return {
    version: 8,
    projection: { type: element('globe').getAttribute('aria-pressed') === 'true' ? 'globe' : 'mercator' },
    sources: { land: geojson('land'), borders: geojson('borders') },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colour.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour.land } },
      {
        id: 'states', type: 'line', source: 'borders',
        filter: ['all', ['==', ['get', 'kind'], 'state'], ['<=', ['get', 'zoom'], ['zoom']]],
        paint: { 'line-color': colour.line, 'line-width': 0.6, 'line-opacity': 0.35 },
      },
      {
        id: 'borders', type: 'line', source: 'borders', filter: ['==', ['get', 'kind'], 'border'],
        paint: { 'line-color': colour.line, 'line-width': 0.9, 'line-opacity': 0.6 },
      },
      {
        id: 'coast-halo', type: 'line', source: 'land',
        paint: { 'line-color': colour.halo, 'line-width': 2.4, 'line-opacity': 0.4, 'line-blur': 1 },
      },
      {
        id: 'coast', type: 'line', source: 'land',
        paint: { 'line-color': colour.line, 'line-width': 0.8, 'line-opacity': 0.7 },
      },
    ],
  };
}

const view = new URLSearchParams(location.hash.slice(1));
if (view.get('theme') === 'light') {
  page.dataset.theme = 'light';
  element('theme').setAttribute('aria-pressed', 'true');
}
if (view.get('projection') === 'globe') element('globe').setAttribute('aria-pressed', 'true');

const map = new maplibregl.Map({
  container: 'map',
  style: style(),
  center: [Number(view.get('lon') ?? 0), Number(view.get('lat') ?? 30)],
  zoom: Number(view.get('zoom') ?? 2),
  maxZoom: 11,
  attributionControl: false,
});
map.on('style.load', () => {
  if (!map.getLayer('weather')) map.addLayer(weather, 'states');
});

/** Draws the tiles that Swift paints, on whatever projection the map has. */
const weather = {
  id: 'weather',
  type: 'custom',
  renderingMode: '2d',
  steps: 16,
  onAdd(_, gl) {
    this.programs = new Map();
    this.textures = new Map();
    const points = [];
    const indices = [];
    for (let row = 0; row <= this.steps; row++) {
      for (let column = 0; column <= this.steps; column++) {
        points.push(column / this.steps, row / this.steps);
        if (row === this.steps || column === this.steps) continue;
        const corner = row * (this.steps + 1) + column;
        const below = corner + this.steps + 1;
        indices.push(corner, below, corner + 1, corner + 1, below, below + 1);
      }
    }
    this.count = indices.length;
    this.points = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, this.points);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(points), gl.STATIC_DRAW);
    this.indices = gl.createBuffer();
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.indices);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(indices), gl.STATIC_DRAW);
  },
  program(gl, { variantName, vertexShaderPrelude, define }) {
    if (this.programs.has(variantName)) return this.programs.get(variantName);
    const compile = (type, source) => {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      return shader;
    };
    const program = gl.createProgram();
    gl.attachShader(program, compile(gl.VERTEX_SHADER, `#version 300 es
${vertexShaderPrelude}
${define}
in vec2 place;
uniform vec3 tile;
uniform float inset;
out vec2 texel;
void main() {
  texel = mix(vec2(inset), vec2(1.0 - inset), place);
  gl_Position = projectTile(tile.xy + place * tile.z);
}`));
    gl.attachShader(program, compile(gl.FRAGMENT_SHADER, `#version 300 es
precision mediump float;
in vec2 texel;
uniform sampler2D pixels;
uniform float opacity;
out vec4 colour;
void main() { colour = texture(pixels, texel) * opacity; }`));
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) console.error(gl.getProgramInfoLog(program));
    this.programs.set(variantName, program);
    return program;
  },
  render(gl, { shaderData, defaultProjectionData: projection }) {
    const count = swift.viewer_tiles();
    const list = numbersInBuffer(count * 6);
    const program = this.program(gl, shaderData);
    const uniform = (name) => gl.getUniformLocation(program, name);
    gl.useProgram(program);
    gl.uniformMatrix4fv(uniform('u_projection_matrix'), false, projection.mainMatrix);
    gl.uniformMatrix4fv(uniform('u_projection_fallback_matrix'), false, projection.fallbackMatrix);
    gl.uniform4f(uniform('u_projection_tile_mercator_coords'), ...projection.tileMercatorCoords);
    gl.uniform4f(uniform('u_projection_clipping_plane'), ...projection.clippingPlane);
    gl.uniform1f(uniform('u_projection_transition'), projection.projectionTransition);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.points);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.indices);
    const attribute = gl.getAttribLocation(program, 'place');
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, 2, gl.FLOAT, false, 0, 0);
    gl.activeTexture(gl.TEXTURE0);
    gl.disable(gl.DEPTH_TEST);
    gl.depthMask(false);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    for (let index = 0; index < count; index++) {
      const [zoom, column, row, world, opacity, version] = list.slice(index * 6, index * 6 + 6);
      const size = 2 ** zoom;
      let texture = this.textures.get(index);
      if (!texture) {
        texture = { name: gl.createTexture(), version: -1, side: 1 };
        this.textures.set(index, texture);
      }
      gl.bindTexture(gl.TEXTURE_2D, texture.name);
      if (texture.version !== version) {
        const address = swift.viewer_paint(index);
        if (!address) continue;
        [texture.side] = numbersInBuffer(1);
        texture.version = version;
        gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
        gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, texture.side, texture.side, 0, gl.RGBA,
          gl.UNSIGNED_BYTE, bytesAt(address, texture.side * texture.side * 4));
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
        gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
      }
      gl.uniform3f(uniform('tile'), column / size + world, row / size, 1 / size);
      gl.uniform1f(uniform('inset'), 1 / texture.side);
      gl.uniform1f(uniform('opacity'), opacity);
      gl.drawElements(gl.TRIANGLES, this.count, gl.UNSIGNED_SHORT, 0);
    }
  },
};

function sendCamera() {
  const bounds = map.getBounds();
  const from = maplibregl.MercatorCoordinate.fromLngLat(bounds.getNorthWest());
  const to = maplibregl.MercatorCoordinate.fromLngLat(bounds.getSouthEast());
  const isGlobe = element('globe').getAttribute('aria-pressed') === 'true';
  call(() => swift.viewer_camera(from.x, from.y, to.x, to.y, map.getZoom() + 1, isGlobe ? 1 : 0));
}
map.on('move', sendCamera);
map.on('moveend', () => {
  const centre = map.getCenter();
  view.set('lon', centre.lng.toFixed(3));
  view.set('lat', centre.lat.toFixed(3));
  view.set('zoom', map.getZoom().toFixed(2));
  saveView();
});
map.on('mousemove', ({ point, lngLat }) => showValue(point, lngLat));
map.on('mouseout', () => { element('value').hidden = true; });
// A finger has no place of its own: a tap shows the value, a move takes it away.
map.on('click', ({ point, lngLat }) => showValue(point, lngLat));
map.on('movestart', () => { element('value').hidden = true; });

function showValue(point, lngLat) {
  const { x, y } = maplibregl.MercatorCoordinate.fromLngLat(lngLat);
  const value = swift.viewer_value(x, y);
  const label = element('value');
  label.hidden = Number.isNaN(value);
  if (label.hidden) return;
  const [index] = numbersInBuffer(1);
  label.textContent = `${Number(value.toPrecision(3))} ${layers[index].unit}`;
  const side = (degrees, names) => `${Math.abs(degrees).toFixed(1)}° ${names[degrees < 0 ? 1 : 0]}`;
  const where = `${side(lngLat.lat, 'NS')}, ${side(lngLat.wrap().lng, 'EW')}`;
  label.append(Object.assign(document.createElement('small'), { textContent: where }));
  label.style.left = `${point.x}px`;
  label.style.top = `${point.y}px`;
}

// MARK: Layers and legends

let layers = [];

function showLayer(index, isOn) {
  element(`layer-${index}`).setAttribute('aria-pressed', isOn);
  element(`opacity-${index}`).hidden = !isOn;
  element(`legend-${index}`).hidden = !isOn;
  const shown = layers.filter((_, at) => element(`layer-${at}`).getAttribute('aria-pressed') === 'true');
  view.set('layers', shown.map((layer) => layer.code).join(','));
  saveView();
}

function saveView() { history.replaceState(null, '', `#${view}`); }

const rgba = (colour) => {
  const hex = colour.replace('#', '').padEnd(8, 'f');
  return Number.parseInt(hex, 16);
};

async function addLayer(layer, index) {
  const [low, high] = layer.valueRange ?? [0, 1];
  const count = sendTexts(layer.code, layer.unit ?? '', layer.times.join(','));
  swift.viewer_layer(count, low, high, Math.min(layer.maxzoom ?? 5, 6));

  const row = document.createElement('div');
  row.className = 'row';
  const button = Object.assign(document.createElement('button'), { id: `layer-${index}` });
  button.setAttribute('aria-pressed', 'false');
  const swatch = Object.assign(document.createElement('span'), { className: 'swatch' });
  button.append(swatch, layer.title);
  button.onclick = () => call(() =>
    swift.viewer_layer_on(index, button.getAttribute('aria-pressed') === 'true' ? 0 : 1));
  const opacity = Object.assign(document.createElement('input'), {
    type: 'range', min: 0, max: 100, value: 85, id: `opacity-${index}`, hidden: true,
    ariaLabel: `Opacity of ${layer.title}`,
  });
  opacity.oninput = () => call(() => swift.viewer_layer_opacity(index, opacity.value / 100));
  row.append(button, opacity);

  const legend = Object.assign(document.createElement('div'), {
    className: 'legend card', id: `legend-${index}`, hidden: true,
  });
  const title = Object.assign(document.createElement('h2'), { textContent: layer.title });
  title.append(Object.assign(document.createElement('span'), { textContent: layer.unit ?? '' }));
  const bar = Object.assign(document.createElement('div'), { className: 'bar' });
  const numbers = Object.assign(document.createElement('div'), { className: 'numbers' });
  legend.append(title, bar, numbers);
  element('legends').append(legend);

  fetch(`legend/${layer.code}.json`).then((answer) => (answer.ok ? answer.json() : null)).then((scale) => {
    if (!scale?.stops?.length) return;
    const values = new Float64Array(scale.stops.flatMap(([value, colour]) => [value, rgba(colour)]));
    send(new Uint8Array(values.buffer));
    call(() => swift.viewer_scale(index, values.length));
    const from = scale.stops[0][0];
    const length = scale.stops.at(-1)[0] - from;
    const gradient = scale.stops.map(([value, colour]) => `${colour} ${place((value - from) / length)}`);
    bar.style.background = `linear-gradient(90deg, ${gradient})`;
    swatch.style.background = bar.style.background;
    for (const value of scale.labels ?? [from, from + length]) {
      const number = Object.assign(document.createElement('span'), { textContent: value });
      number.style.left = place((value - from) / length);
      numbers.append(number);
    }
  }).catch(() => {});
  return row;
}

async function loadCatalog() {
  const answer = await fetch('catalog.json');
  if (!answer.ok) throw new Error(answer.statusText);
  layers = (await answer.json()).layers;
  let category;
  for (const [index, layer] of layers.entries()) {
    if (layer.category !== category) {
      category = layer.category;
      element('layers').append(Object.assign(document.createElement('h2'), { textContent: category ?? '' }));
    }
    element('layers').append(await addLayer(layer, index));
  }
  const wanted = view.get('layers')?.split(',').filter(Boolean) ?? layers.slice(0, 1).map((layer) => layer.code);
  for (const [index, layer] of layers.entries()) {
    if (wanted.includes(layer.code)) call(() => swift.viewer_layer_on(index, 1));
  }
  const shown = layers.find((layer) => wanted.includes(layer.code));
  if (shown && !view.has('lon')) {
    const [west, south, east, north] = shown.bounds;
    // A layer of the whole world leaves the map where it is.
    if (east - west < 300) {
      map.fitBounds([[west, Math.max(south, -80)], [east, Math.min(north, 84)]], {
        padding: { top: 60, bottom: 140, left: 60, right: 60 }, maxZoom: 9, duration: 0,
      });
    }
  }
  if (view.get('time')) call(() => swift.viewer_go(Date.parse(view.get('time')) / 1000));
  sendZone();
  if (!layers.length) notice('These files hold nothing that Skyloop can show.');
}

/** Tells Swift how the clocks of this place run, as the browser's own database has it. */
function sendZone() {
  const times = layers.flatMap((layer) => [Date.parse(layer.times[0]), Date.parse(layer.times.at(-1))]);
  if (!times.length) return;
  const name = new Intl.DateTimeFormat('en', { timeZoneName: 'short' });
  const offset = (time) => -new Date(time).getTimezoneOffset() * 60;
  const periods = [];
  const day = 86_400_000;
  for (let time = Math.min(...times) - day; time <= Math.max(...times) + day; time += day / 24) {
    if (periods.at(-1)?.[1] === offset(time)) continue;
    const label = name.formatToParts(time).find((part) => part.type === 'timeZoneName').value;
    periods.push([time / 1000, offset(time), label]);
  }
  const texts = encoder.encode(periods.map((period) => period[2]).join('\0'));
  const start = Math.ceil(texts.length / 8) * 8;
  const bytes = new Uint8Array(start + periods.length * 16);
  bytes.set(texts);
  const view = new DataView(bytes.buffer);
  periods.forEach(([time, zone], index) => {
    view.setFloat64(start + index * 16, time, true);
    view.setFloat64(start + index * 16 + 8, zone, true);
  });
  send(bytes);
  swift.viewer_zone(texts.length, periods.length * 2);
}

// MARK: Hands and keys

const track = element('track');
const keys = {
  ArrowLeft: 0, ArrowDown: 0, ArrowRight: 1, ArrowUp: 1, PageDown: 2, PageUp: 3, Home: 4, End: 5, ' ': 7,
};
const position = (event) => {
  const box = track.getBoundingClientRect();
  return (event.clientX - box.left) / box.width;
};

track.addEventListener('pointerdown', (event) => {
  track.setPointerCapture(event.pointerId);
  call(() => swift.viewer_drag(0, position(event)));
});
track.addEventListener('pointermove', (event) => {
  if (track.hasPointerCapture(event.pointerId)) call(() => swift.viewer_drag(1, position(event)));
});
track.addEventListener('pointerup', (event) => call(() => swift.viewer_drag(2, position(event))));
track.addEventListener('pointercancel', (event) => call(() => swift.viewer_drag(3, position(event))));
addEventListener('keydown', (event) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const isOnTrack = event.target === track;
  const isFree = event.target === document.body || event.target.classList.contains('maplibregl-canvas');
  if (!isPlain || !(event.key in keys) || !(isOnTrack || (isFree && event.key === ' '))) return;
  if (call(() => swift.viewer_key(keys[event.key]))) event.preventDefault();
});
for (const button of document.querySelectorAll('[data-button]')) {
  button.addEventListener('click', () => call(() => swift.viewer_button(Number(button.dataset.button))));
}
new ResizeObserver(() => call(() => swift.viewer_resize(track.clientWidth))).observe(track);

element('layers-button').addEventListener('click', () => {
  const isOpen = element('layers').hidden;
  element('layers').hidden = !isOpen;
  element('layers-button').setAttribute('aria-expanded', isOpen);
});
element('theme').addEventListener('click', () => {
  page.dataset.theme = isLight() ? 'dark' : 'light';
  element('theme').setAttribute('aria-pressed', isLight());
  view.set('theme', page.dataset.theme);
  saveView();
  map.setStyle(style());
});
element('globe').addEventListener('click', () => {
  const isGlobe = element('globe').getAttribute('aria-pressed') !== 'true';
  element('globe').setAttribute('aria-pressed', isGlobe);
  map.setProjection({ type: isGlobe ? 'globe' : 'mercator' });
  view.set('projection', isGlobe ? 'globe' : 'mercator');
  saveView();
  sendCamera();
});

// MARK: Start

swift.viewer_start(seconds());
// Now moves on even while nothing else does.
setInterval(() => call(() => {}), 60_000);
try {
  await loadCatalog();
  sendCamera();
  page.dataset.state = 'ready';
} catch (error) {
  page.dataset.state = 'error';
  notice('The list of layers can’t be read. Is the server running?');
}
