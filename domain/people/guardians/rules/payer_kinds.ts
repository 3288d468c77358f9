/** Domain §1.7. */
export const payerKinds = ['guardian', 'student', 'company'] as const

export type PayerKind = (typeof payerKinds)[number]
