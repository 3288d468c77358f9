const personName = 60

/** In characters, for forms and validators alike. */
export const longest = {
  personName,
  fullName: 2 * personName + 1,
  label: 60,
  title: 120,
  legalName: 160,
  code: 20,
  number: 40,
  documentNumber: 60,
  postalAddress: 500,
  centreAddress: 400,
  shortReason: 200,
  reason: 500,
  /** On a slip of a bank or a cheque. */
  reference: 100,
  settingNote: 300,
  paperNote: 600,
  message: 1000,
  webAddress: 500,
  amount: 40,
  appCode: 40,
  recoveryCode: 80,
  search: 200,
  warningToken: 120,
  listQuery: 1000,
  id: 100,
  description: 2000,
  notes: 4000,
} as const
