/** In the order of a trial balance. */
export const ledgerAccounts = ['receivable', 'income', 'tax', 'rounding'] as const

export type LedgerAccount = (typeof ledgerAccounts)[number]
