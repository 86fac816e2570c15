internal import CMicrohttpd

/// An answer in the library's form, ready to be sent to any number of clients.
///
/// `@unchecked`: the handle is made and filled in `init`, before anyone else has it, and never changed again. The library
/// guards its own reference count with a lock, so queueing it from several threads is safe; `deinit` gives up our
/// reference only.
final class PreparedResponse: @unchecked Sendable {
    let handle: OpaquePointer
    let status: Int
    let entityTag: String
    /// What it costs to keep, in bytes.
    let cost: Int
    /// The length of the body, in bytes.
    let length: Int
    let isShareable: Bool
    /// What is sent to a client that has this very answer already.
    let notModified: OpaquePointer?

    init?(_ response: HTTPResponse) {
        let tag = HTTPResponse.entityTag(response.body, contentType: response.contentType)
        let handle = response.body.withUnsafeBytes { bytes in
            MHD_create_response_from_buffer(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_MUST_COPY)
        }
        guard let handle else { return nil }
        self.handle = handle
        status = response.status
        entityTag = tag
        cost = response.body.count + 1024
        length = response.body.count
        isShareable = response.isShareable && response.status == 200
        var shared = [
            ("Cache-Control", response.cacheControl),
            ("Access-Control-Allow-Origin", "*"),
            ("Access-Control-Expose-Headers", "ETag, Warning, X-Valid-Time"),
            ("X-Content-Type-Options", "nosniff"),
        ]
        if response.status == 200 { shared.append(("ETag", tag)) }
        shared += response.headers.map { ($0.name, $0.value) }
        for (name, value) in shared { MHD_add_response_header(handle, name, value) }
        MHD_add_response_header(handle, "Content-Type", response.contentType)
        guard response.status == 200 else {
            notModified = nil
            return
        }
        notModified = MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        if let notModified {
            for (name, value) in shared { MHD_add_response_header(notModified, name, value) }
        }
    }

    deinit {
        MHD_destroy_response(handle)
        if let notModified { MHD_destroy_response(notModified) }
    }

    /// Whether a list of entity tags, as `If-None-Match` has it, names this answer.
    func matches(_ list: String) -> Bool {
        list.split(separator: ",").contains { item in
            let tag = item.trimmingPrefix(" ").trimmingSuffix(" ")
            return tag == "*" || tag == entityTag || tag == "W/" + entityTag
        }
    }
}

extension Substring {
    fileprivate func trimmingPrefix(_ character: Character) -> Substring {
        drop { $0 == character }
    }

    fileprivate func trimmingSuffix(_ character: Character) -> Substring {
        var rest = self
        while rest.last == character { rest.removeLast() }
        return rest
    }
}
