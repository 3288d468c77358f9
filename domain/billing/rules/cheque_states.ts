export const chequeStates = ['received', 'deposited', 'cleared', 'bounced'] as const

export type ChequeState = (typeof chequeStates)[number]

/** A bank may still take back what it had credited. */
export const nextChequeStates: Record<ChequeState, readonly ChequeState[]> = {
  received: ['deposited', 'cleared', 'bounced'],
  deposited: ['cleared', 'bounced'],
  cleared: ['bounced'],
  bounced: [],
}
