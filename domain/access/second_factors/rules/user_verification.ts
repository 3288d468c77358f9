/**
 * User verification is required of a passkey that stands alone and of administrators (security
 * T19); after a password it may be a plain key.
 */
export const verificationOf = ({ kind, alone }: { kind: string; alone: boolean }) =>
  alone || kind === 'admin' ? ('required' as const) : ('preferred' as const)
