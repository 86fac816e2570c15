import Raster

extension PortableCheck {
    /// The golden pictures, which the native tests compare with files.
    static let golden: [PortableCheck] =
        GoldenScene.all.map { scene in
            PortableCheck(scene.kind.name) { digest in
                digest.add(bytes: scene.place.name.bytes)
                for pixel in scene.draw().pixels { digest.add(pixel) }
            }
        }
        + GoldenLegend.allCases.map { legend in
            PortableCheck(legend.name) { digest in
                for pixel in legend.draw().pixels { digest.add(pixel) }
            }
        }
}

extension StaticString {
    /// Its UTF-8.
    fileprivate var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}
