/** What becomes of an absence that an instructor asks for; one that the office enters is approved. */
export const absenceStates = ['requested', 'approved', 'declined', 'withdrawn'] as const

export type AbsenceState = (typeof absenceStates)[number]

export const absenceKinds = ['once', 'weekly'] as const

export type AbsenceKind = (typeof absenceKinds)[number]
