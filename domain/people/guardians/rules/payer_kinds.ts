/** Who gets the bill: a guardian, a grown student or a company (domain §1.7); in the order people choose from. */
export const payerKinds = ['guardian', 'student', 'company'] as const

export type PayerKind = (typeof payerKinds)[number]
