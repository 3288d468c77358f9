/** Whom a passkey is made for and answers to: one host of one centre, exactly. */
export type RelyingParty = {
  /** The host alone, without port. */
  id: string
  /** Scheme, host and port, as a browser writes an origin. */
  origin: string
  name: string
}

/** COSE numbers of the signatures passkeys are made with: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257]
