/** Whom an account is for, and by which door it comes in; a guardian comes in by the students'. */
export const kinds = ['admin', 'instructor', 'student'] as const

export type Kind = (typeof kinds)[number]

/** Who may ask for an account at a centre that lets them. */
export const joiningKinds = ['instructor', 'student'] as const satisfies Kind[]

export type JoiningKind = (typeof joiningKinds)[number]
