import type { ApiClient } from '@japa/api-client'
import { type Centre, createPerson } from '#tests/helpers/centre/centre'
import { link } from '#tests/helpers/people/guardians'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

/** A guardian of these children, signed in. */
export async function guardianOf(client: ApiClient, centre: Centre, children: string[]) {
  const account = await createPerson(centre, 'guardian')
  for (const child of children) await link(centre, child, account.personId)
  const visitor = await (await signedIn(client, account)).prepare()
  return { account, visitor }
}

/** What a family is told on its page of attendance. */
export const ownAttendanceOf = async (visitor: Visitor, query = '') =>
  (await visitor.visit(`/attendance${query}`)).body().props
