/** How a form asks for sessions: one alone, a pattern of weeks or months, or chosen days. */
export const repeatKinds = ['once', 'weekly', 'monthly', 'dates'] as const

export type RepeatKind = (typeof repeatKinds)[number]

/** On a day, after so many dates of the calendar, or after so many that are held. */
export const endKinds = ['on', 'count', 'held'] as const
