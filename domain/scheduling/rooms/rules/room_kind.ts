export const roomKinds = ['room', 'lab', 'online'] as const

export type RoomKind = (typeof roomKinds)[number]

/** Whether a room can be used today. */
export const roomStates = ['usable', 'closed'] as const

/** What happens to an archived room's upcoming sessions: they stay in it, or lose their room. */
export const bookedSessions = ['kept', 'released'] as const

export type BookedSessions = (typeof bookedSessions)[number]
