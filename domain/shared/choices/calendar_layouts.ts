/** How the calendar shows what it shows: by days, as a list, or with a lane for each room or instructor. */
export const calendarLayouts = ['month', 'week', 'day', 'list', 'rooms', 'instructors'] as const

export type CalendarLayout = (typeof calendarLayouts)[number]

/** Whoever sees only their own has no use for lanes. */
export const portalLayouts = ['month', 'week', 'day', 'list'] as const satisfies CalendarLayout[]

/** Whose lanes there are. */
const laneKinds = ['rooms', 'instructors'] as const satisfies CalendarLayout[]

export type LaneKind = (typeof laneKinds)[number]

export const isOfLanes = (layout: CalendarLayout): layout is LaneKind =>
  laneKinds.some((kind) => kind === layout)

/** How much of the time lanes show. */
export const laneScales = ['day', 'week'] as const

export type LaneScale = (typeof laneScales)[number]

/** What a session's colour tells. */
export const calendarColours = ['course', 'instructor', 'room', 'status'] as const

export type CalendarColour = (typeof calendarColours)[number]
