/// The groups in which layers are listed.
public enum LayerCategory: String, CaseIterable, Sendable {
    /// Air temperature and what is felt of it.
    case temperature
    /// Wind and gusts.
    case wind
    /// Rain, snow and radar.
    case precipitation
    /// Pressure and heights.
    case pressure
    /// Clouds, visibility and satellite pictures.
    case clouds
    /// Sea temperature, waves, currents and ice.
    case sea
    /// Gases and dust in the air.
    case air
    /// All else.
    case other
}
