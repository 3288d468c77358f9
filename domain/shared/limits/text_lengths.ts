const personName = 60

/** The most characters a text may have, as forms hold it and validators check it. */
export const longest = {
  /** A first or a last name. */
  personName,
  /** Both in one, as a file may have them. */
  fullName: 2 * personName + 1,
  /** What people call something of their own making: a role, a view, a passkey. */
  label: 60,
  /** A name or title of what the centre offers, owns or works with. */
  title: 120,
  legalName: 160,
  code: 20,
  /** A number that somebody else gave: of a phone, a document, a tax office. */
  number: 40,
  documentNumber: 60,
  postalAddress: 500,
  /** Where the centre is, as its papers say it. */
  centreAddress: 400,
  /** A reason in passing, on one line. */
  shortReason: 200,
  reason: 500,
  settingNote: 300,
  message: 1000,
  /** The address of a page on the web. */
  webAddress: 500,
  /** An amount as somebody types it. */
  amount: 40,
  /** The code an app shows, as somebody types it. */
  appCode: 40,
  recoveryCode: 80,
  /** What is looked for in a list. */
  search: 200,
  /** What a list is asked in its address: its filters, order and columns. */
  listQuery: 1000,
  /** An id that is looked up, whatever it is. */
  id: 100,
  description: 2000,
  notes: 4000,
} as const
