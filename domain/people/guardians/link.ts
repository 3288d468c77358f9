import { sql } from 'kysely'
import type { Rights } from '#domain/people/guardians/rules/guardian'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { isUuid } from '#domain/shared/text/is_uuid'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

export type LinkKey = { studentId: string; guardianId: string }

export type LinkColumns = Columns<
  'student_guardians',
  | 'relation'
  | 'is_primary'
  | 'is_payer'
  | 'contact_priority'
  | 'may_see_data'
  | 'may_pick_up'
  | 'channels'
>

export type Link = LinkColumns & { version: number }

export const linkColumns = (rights: Rights): LinkColumns => ({
  relation: rights.relation,
  is_primary: rights.isPrimary,
  is_payer: rights.isPayer,
  contact_priority: rights.contactPriority,
  may_see_data: rights.maySeeData,
  may_pick_up: rights.mayPickUp,
  channels: [...rights.channels].sort(),
})

type Two = {
  student: string
  guardian: string
  student_archived: boolean
  guardian_archived: boolean
}

const lockTwo = statement(
  (_, given: LinkKey) => sql<Two>`
    select s.first_name || ' ' || s.last_name as student, g.first_name || ' ' || g.last_name as guardian,
      s.archived_at is not null as student_archived, g.archived_at is not null as guardian_archived
    from students s join guardians g on g.tenant_id = s.tenant_id and g.id = ${given.guardianId}
    where s.id = ${given.studentId} for no key update`
)

const linkOf = statement((query, given: LinkKey) =>
  query
    .selectFrom('student_guardians')
    .where('student_id', '=', given.studentId)
    .where('guardian_id', '=', given.guardianId)
    .select(['relation', 'is_primary', 'is_payer', 'contact_priority', 'may_see_data'])
    .select(['may_pick_up', 'channels', 'version'])
)

/**
 * Locks both until the transaction ends: only one act at a time decides who is primary and who
 * pays, and nobody archives the guardian meanwhile. Undefined when one of them is not the tenant's.
 */
export async function lockChild({ studentId, guardianId }: LinkKey): Promise<Two | undefined> {
  if (!isUuid(studentId) || !isUuid(guardianId)) return undefined
  const [two] = await lockTwo({ studentId, guardianId })
  return two
}

export async function findLink({ studentId, guardianId }: LinkKey): Promise<Link | undefined> {
  const [link] = await linkOf({ studentId, guardianId })
  return link
}

type Fields = Record<string, unknown>
type Told = LinkKey & { actor: Actor; action: string; names: Two; before?: Fields; after?: Fields }

export async function tellBoth({
  studentId,
  guardianId,
  actor,
  action,
  names,
  before,
  after,
}: Told) {
  const of = (subjectType: string, subjectId: string, other: Fields) => ({
    actor,
    action,
    subjectType,
    subjectId,
    before: before && { ...other, ...before },
    after: after && { ...other, ...after },
  })
  await recordAudit(
    of('student', studentId, { guardian: names.guardian }),
    of('guardian', guardianId, { student: names.student })
  )
}
