export const sessionTypes = ['regular', 'trial', 'make_up', 'exam', 'revision', 'event'] as const

export type SessionType = (typeof sessionTypes)[number]

export const sessionStatuses = ['scheduled', 'cancelled', 'completed'] as const
