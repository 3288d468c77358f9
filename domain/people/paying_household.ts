import { householdColumns } from '#domain/people/household'
import { moveStudents } from '#domain/people/household_members'
import type { LinkKey } from '#domain/people/link'
import { NumberedRecord } from '#domain/people/numbered_record'
import type { Actor } from '#domain/shared/actor'
import { selectRows } from '#domain/shared/select_rows'
import { tenantId } from '#domain/shared/tenant_scope'

/** Households carry the centre's next number, F-0001. */
export const households = new NumberedRecord({
  area: 'households',
  subject: 'household',
  written: [
    'name',
    'name_other',
    'payer_kind',
    'payer_guardian_id',
    'payer_student_id',
    'company_name',
    'company_tax_number',
    'address',
    'notes',
  ],
  isSequenced: false,
})

export const householdPrefix = 'F-'

type Found = { id: string | null; last_name: string; last_name_other: string | null }

/** The household a guardian pays for; the first one, when they pay for several. */
const paying = `
  select h.id, g.last_name, g.last_name_other from guardians g
  left join households h on h.tenant_id = g.tenant_id and h.payer_guardian_id = g.id and h.archived_at is null
  where g.id = ? order by h.number limit 1`

/**
 * A child whose payer a guardian becomes is in a household of theirs; without one it is opened in their family's name.
 * Both are locked (lockChild()).
 */
export async function joinPayer({ studentId, guardianId }: LinkKey, actor: Actor) {
  const [already] = await selectRows(
    `select h.id from students s join households h on h.tenant_id = s.tenant_id and h.id = s.household_id
     where s.id = ? and h.payer_guardian_id = ? and h.archived_at is null`,
    [studentId, guardianId]
  )
  if (already) return
  const [found] = await selectRows<Found>(paying, [guardianId])
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
  const added = { tenantId: tenantId(), actor, prefix: householdPrefix, columns }
  return (await households.add(added)).id
}

/** A child a guardian no longer pays for leaves the household that guardian pays for. */
export async function leavePayer({ studentId, guardianId }: LinkKey, actor: Actor) {
  const [paid] = await selectRows(
    `select s.id from students s join households h on h.tenant_id = s.tenant_id and h.id = s.household_id
     where s.id = ? and h.payer_guardian_id = ?`,
    [studentId, guardianId]
  )
  if (paid) await moveStudents([studentId], null, actor)
}
