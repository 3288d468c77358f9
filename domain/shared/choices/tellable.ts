/** Who can be told of changed class sessions: students together with their guardians. */
export const tellable = ['students', 'instructors'] as const

export type Tellable = (typeof tellable)[number]

/** Whom to tell of a change, and a message for them. */
export interface Telling {
  told: Tellable[]
  message: string | null
}
