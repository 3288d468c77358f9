/** Domain §1.4. */
export const documentKinds = [
  'identity',
  'passport',
  'visa',
  'contract',
  'qualification',
  'police_check',
  'insurance',
  'other',
] as const

export type DocumentKind = (typeof documentKinds)[number]
