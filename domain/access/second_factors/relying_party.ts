export type RelyingParty = {
  id: string
  origin: string
  name: string
}

/** COSE numbers of the signatures passkeys are made with: EdDSA, ES256, RS256. */
export const passkeyAlgorithms = [-8, -7, -257]
