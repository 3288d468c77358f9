import { findSameContact, type SameContact } from '#domain/people/queries/find_same_contact'

export type ContactRefusal =
  { type: 'same_contact'; people: SameContact[] } | { type: 'national_id_taken' }

type Contact = { phone: string | null; email: string | null }

/**
 * Refuses a phone or e-mail that somebody else has, unless that is confirmed or `saved` had the
 * same one before.
 */
export async function refuseSameContact(
  kind: 'guardians' | 'instructors',
  { fields, duplicatesConfirmed }: { fields: Contact; duplicatesConfirmed: boolean },
  saved?: Contact & { id: string }
) {
  const isKept = fields.phone === saved?.phone && fields.email === saved?.email
  if (duplicatesConfirmed || isKept) return undefined
  const people = await findSameContact(kind, fields, saved?.id)
  return people.length > 0 ? ({ type: 'same_contact', people } as const) : undefined
}
