type Amounts = Record<string, unknown>

type FiscalDocument = {
  id: string
  counter: string
  previous_hash: string
  document: Amounts
  lines: Amounts[]
  taxes: Amounts[]
}

/** The hash before the first record of a centre. */
export const noHash = '0'.repeat(64)

/**
 * Writes the canonical text of a fiscal record: JSON with its keys in the order of the alphabet and amounts
 * as digits. The same document always gives the same text, whatever made the object.
 */
export const fiscalPayload = (record: FiscalDocument): string =>
  JSON.stringify({ ...record, version: 1 }, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value
  )
