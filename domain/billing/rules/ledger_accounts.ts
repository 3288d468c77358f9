/** In the order of a trial balance. */
export const ledgerAccounts = ['receivable', 'income', 'tax', 'rounding'] as const
