export const roomKinds = ['room', 'lab', 'online'] as const

export type RoomKind = (typeof roomKinds)[number]

/** Whether a room can be used today. */
export const roomStates = ['usable', 'closed'] as const

/** What becomes of the sessions to come of a room that is archived: they stay there, or have no room. */
export const bookedSessions = ['kept', 'released'] as const

export type BookedSessions = (typeof bookedSessions)[number]
