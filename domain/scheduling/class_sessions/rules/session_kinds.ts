export const sessionTypes = ['regular', 'trial', 'make_up', 'exam', 'revision', 'event'] as const

export type SessionType = (typeof sessionTypes)[number]

/** Whom a session is for, in a form; an event is for neither. */
export const parties = ['group', 'student'] as const

export const sessionStatuses = ['scheduled', 'cancelled', 'completed'] as const

export type SessionStatus = (typeof sessionStatuses)[number]

/** What an office looks for to put right. */
export const onlySome = ['clashes', 'unstaffed', 'substitute', 'unmarked'] as const

export type OnlySome = (typeof onlySome)[number]

/** On whose side the reason lies. */
export const cancellers = ['centre', 'instructor', 'student', 'holiday', 'weather'] as const

/** Why a session that is over was not held; a student who stayed away is marked instead. */
export const unheldReasons = ['instructor', 'centre', 'holiday', 'weather'] as const

export type Canceller = (typeof cancellers)[number]

/** Besides the one session a person looks at: those that follow it in its series, or all of it that are to come. */
export const seriesScopes = ['following', 'all'] as const

export type SeriesScope = (typeof seriesScopes)[number]
