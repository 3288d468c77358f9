const moneyAccounts = ['cash', 'card', 'bank', 'cheques', 'wallet', 'other_money'] as const

export type MoneyAccount = (typeof moneyAccounts)[number]

/** In the order of a trial balance. */
export const ledgerAccounts = [
  'receivable',
  ...moneyAccounts,
  'income',
  'tax',
  'rounding',
  'bad_debt',
] as const
