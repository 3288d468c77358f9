import type { HouseholdFields } from '#domain/people/guardians/household'
import { isUuid } from '#domain/shared/text/is_uuid'
import { db } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'

export type HouseholdRefusal =
  { type: 'unknown_payer' } | { type: 'unknown_students' } | { type: 'no_students' }

type Members = { payer: HouseholdFields['payer']; studentIds: string[] }

/** A student who pays must be one of the household's students. */
export async function refuseHousehold({
  payer,
  studentIds,
}: Members): Promise<HouseholdRefusal | undefined> {
  if (studentIds.length === 0) return { type: 'no_students' }
  if (!(await isKnown('students', studentIds))) return { type: 'unknown_students' }
  if (payer.kind === 'guardian' && !(await isKnown('guardians', [payer.guardianId])))
    return { type: 'unknown_payer' }
  if (payer.kind === 'student' && !studentIds.includes(payer.studentId))
    return { type: 'unknown_payer' }
  return undefined
}

/** All are the tenant's and not archived. Locks in the order of the ids. */
async function isKnown(table: 'students' | 'guardians', ids: string[]) {
  if (!ids.every((id) => isUuid(id))) return false
  const known = await db()
    .selectFrom(table)
    .where('id', '=', anyOf(ids))
    .where('archived_at', 'is', null)
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .execute()
  return known.length === new Set(ids).size
}
