// The names of the AerisWeather SDK for iOS, so that code written for it reads on.

/// The timeline view under its name in the AerisWeather SDK.
public typealias AWFTimelineView = TimelineView

/// The timeline view's delegate under its name in the AerisWeather SDK.
public typealias AWFTimelineViewDelegate = TimelineViewDelegate

/// The timeline view's track under its name in the AerisWeather SDK.
public typealias AWFTimelineBarView = TimelineBarView

/// The timeline view's thumb under its name in the AerisWeather SDK.
public typealias AWFTimelinePositionView = TimelinePositionView
