export const roomKinds = ['room', 'lab', 'online'] as const

export type RoomKind = (typeof roomKinds)[number]

/** Whether a room can be used today. */
export const roomStates = ['usable', 'closed'] as const
