/**
 * Whether a passkey must ask for the finger, face or PIN of its owner: always when it stands alone, and from
 * administrators (security T19); after a password it may be a plain key.
 */
export const verificationOf = ({ kind, alone }: { kind: string; alone: boolean }) =>
  alone || kind === 'admin' ? ('required' as const) : ('preferred' as const)
