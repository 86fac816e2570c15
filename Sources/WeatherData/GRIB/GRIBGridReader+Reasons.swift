extension GRIBGridReader {
    /// Why grids of a type that is not placed are not, in words for people.
    static func reason(_ type: String) -> String {
        switch type {
        case "sh", "rotated_sh", "stretched_sh", "stretched_rotated_sh", "lambert_bf",
            "mercator_bf",
            "polar_stereographic_bf":
            "it holds spectral coefficients, not values on a grid"
        case "unstructured_grid", "triangular_grid":
            "its grid is unstructured and the file has no coordinates"
        case "stretched_ll", "stretched_rotated_ll", "stretched_gg", "stretched_rotated_gg",
            "reduced_stretched_gg", "reduced_stretched_rotated_gg":
            "its grid is stretched towards one place, which is not supported"
        case "reduced_rotated_gg":
            "its grid is both rotated and reduced, which is not supported"
        case "cross_section", "Hovmoller", "time_section":
            "it is a section or a diagram, not a map"
        case "azimuth_range":
            "its grid runs by azimuth and range about a radar, which is not supported"
        default:
            "grids of the type \(type) are not supported"
        }
    }
}
