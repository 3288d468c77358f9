import { sql } from 'kysely'
import { householdColumns } from '#domain/people/guardians/household'
import { households } from '#domain/people/guardians/household_record'
import { moveStudents } from '#domain/people/guardians/household_members'
import type { LinkKey } from '#domain/people/guardians/link'
import type { Actor } from '#domain/shared/audit/actor'
import { db, tenantId } from '#domain/shared/data/database'
import { type RowOf, statement } from '#domain/shared/data/statement'

/** The first one, when they pay for several. */
const paying = statement((query, given: { guardianId: string }) =>
  query
    .selectFrom('guardians as g')
    .leftJoin('households as h', (join) =>
      join
        .onRef('h.tenant_id', '=', 'g.tenant_id')
        .onRef('h.payer_guardian_id', '=', 'g.id')
        .on('h.archived_at', 'is', null)
    )
    .where('g.id', '=', given.guardianId)
    .orderBy('h.number')
    .limit(sql.lit(1))
    .select(['h.id', 'g.last_name', 'g.last_name_other'])
)

type Found = RowOf<typeof paying>

const paidFor = ({ studentId, guardianId }: LinkKey) =>
  db()
    .selectFrom('students as s')
    .innerJoin('households as h', (join) =>
      join.onRef('h.tenant_id', '=', 's.tenant_id').onRef('h.id', '=', 's.household_id')
    )
    .where('s.id', '=', studentId)
    .where('h.payer_guardian_id', '=', guardianId)
    .select('h.id')

/**
 * Moves the child into a household this guardian pays for, opening one in their family's name if
 * there is none. The caller has locked both (lockChild()).
 */
export async function joinPayer({ studentId, guardianId }: LinkKey, actor: Actor) {
  const already = paidFor({ studentId, guardianId }).where('h.archived_at', 'is', null)
  if (await already.executeTakeFirst()) return
  const [found] = await paying({ guardianId })
  const household = found!.id ?? (await open(found!, guardianId, actor))
  await moveStudents([studentId], household, actor)
}

async function open({ last_name, last_name_other }: Found, guardianId: string, actor: Actor) {
  const columns = householdColumns({
    name: last_name,
    nameOther: last_name_other,
    payer: { kind: 'guardian', guardianId },
    address: null,
    notes: null,
  })
  return (await households.add({ tenantId: tenantId(), actor, columns })).id
}

/** A child leaves the household of a guardian who no longer pays for them. */
export async function leavePayer({ studentId, guardianId }: LinkKey, actor: Actor) {
  const paid = await paidFor({ studentId, guardianId }).executeTakeFirst()
  if (paid) await moveStudents([studentId], null, actor)
}
