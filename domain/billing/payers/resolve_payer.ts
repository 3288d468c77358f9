import { findPayer } from '#domain/billing/payers/named_payers'
import { openPayer, openPayersOf } from '#domain/billing/payers/open_payer'

/** Answers the payer that a `PayerChoice` names; one who is a family's or a student's is opened. */
export async function resolvePayer(reference: string): Promise<string | undefined> {
  const [kind, id = ''] = reference.split(':')
  switch (kind) {
    case 'household':
    case 'guardian':
      return openPayer({ kind, id })
    case 'student':
      return (await openPayersOf([id])).get(id)
    case 'payer':
      return (await findPayer(id))?.id
    default:
      return undefined
  }
}
