/** Whom an account is for, and its door; guardians come in by the students'. */
export const kinds = ['admin', 'instructor', 'student'] as const

export type Kind = (typeof kinds)[number]

export const joiningKinds = ['instructor', 'student'] as const satisfies Kind[]

export type JoiningKind = (typeof joiningKinds)[number]
