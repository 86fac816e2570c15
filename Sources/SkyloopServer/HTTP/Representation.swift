internal import CMicrohttpd

/// One form of an answer, as it is or packed, in the library's form, and what is sent to a client that has it already.
///
/// `@unchecked`: the handles are made and filled in `init`, before anyone else has them, and never changed again. The
/// library guards its own reference count with a lock, so queueing them from several threads is safe; `deinit` gives up
/// our references only.
final class Representation: @unchecked Sendable {
    let handle: OpaquePointer
    /// Its strong tag; another form of the same answer has another.
    let entityTag: String
    /// The length of the body, in bytes.
    let length: Int
    /// Without a body, for a client that has this form; nil for what has no tag.
    let notModified: OpaquePointer?

    /// Makes a form of an answer; nil where there is no memory for it.
    ///
    /// - Parameter encoding: The content encoding; nil for the body as it is.
    init?(
        _ body: [UInt8], status: Int, headers: [(name: String, value: String)], contentType: String,
        entityTag: String, encoding: String?
    ) {
        let made = body.withUnsafeBytes { bytes in
            MHD_create_response_from_buffer(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_MUST_COPY)
        }
        guard let made else { return nil }
        handle = made
        length = body.count
        self.entityTag = entityTag
        for (name, value) in headers { MHD_add_response_header(handle, name, value) }
        MHD_add_response_header(handle, "Content-Type", contentType)
        if let encoding { MHD_add_response_header(handle, "Content-Encoding", encoding) }
        guard status == 200 else {
            notModified = nil
            return
        }
        MHD_add_response_header(handle, "ETag", entityTag)
        notModified = MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        if let notModified {
            for (name, value) in headers { MHD_add_response_header(notModified, name, value) }
            MHD_add_response_header(notModified, "ETag", entityTag)
        }
    }

    deinit {
        MHD_destroy_response(handle)
        if let notModified { MHD_destroy_response(notModified) }
    }

    /// Whether a list of entity tags, as `If-None-Match` has it, names this form.
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
