/** What becomes of an absence that an instructor asks for; one that the office enters is approved. */
export type AbsenceState = 'requested' | 'approved' | 'declined' | 'withdrawn'

export const absenceKinds = ['once', 'weekly'] as const

export type AbsenceKind = (typeof absenceKinds)[number]
