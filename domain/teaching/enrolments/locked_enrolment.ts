import { isUuid } from '#domain/shared/text/is_uuid'
import { db } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { type LockedGroup, lockGroups } from '#domain/teaching/groups/locked_group'
import type { EnrolmentStatus } from '#domain/teaching/enrolments/rules/enrolment_state'
import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'

export type LockedEnrolment = {
  id: string
  studentId: string
  groupId: string
  status: EnrolmentStatus
  startsOn: string | null
  endsOn: string | null
  isTrial: boolean
  waitingOrder: string | null
  offerExpiresAt: Date | null
  frozenFrom: string | null
  frozenUntil: string | null
  reason: string | null
  overCapacityReason: string | null
  confirmed_warnings: PlacementWarningType[]
  version: number
}

const enrolments = () =>
  db()
    .selectFrom('enrolments')
    .select(['id', 'student_id as studentId', 'group_id as groupId', 'status'])
    .select(['starts_on as startsOn', 'ends_on as endsOn', 'is_trial as isTrial'])
    .select(['waiting_order as waitingOrder', 'offer_expires_at as offerExpiresAt'])
    .select(['frozen_from as frozenFrom', 'frozen_until as frozenUntil', 'reason'])
    .select(['over_capacity_reason as overCapacityReason', 'version'])
    .select(({ ref }) =>
      ref('confirmed_warnings').$castTo<PlacementWarningType[]>().as('confirmed_warnings')
    )

type Enrolments = ReturnType<typeof enrolments>

/** The group is locked already. */
export async function lockEnrolments(chosen: (all: Enrolments) => Enrolments) {
  const rows: LockedEnrolment[] = await chosen(enrolments()).forNoKeyUpdate().execute()
  return rows
}

const groupOf = statement((query, given: { id: string }) =>
  query.selectFrom('enrolments').where('id', '=', given.id).select('group_id')
)

export type Locked = {
  enrolment: LockedEnrolment
  group: LockedGroup
  groups: Map<string, LockedGroup>
}

/**
 * Locks the group first, and `others` with it: an enrolment's group never changes, so it can be
 * read before. Undefined for what is no id, absent or another centre's.
 */
export async function lockEnrolment(id: string, ...others: string[]): Promise<Locked | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await groupOf({ id })
  if (!found) return undefined
  const groups = await lockGroups(found.group_id, ...others)
  const [enrolment] = await lockEnrolments((all) => all.where('id', '=', id))
  return { enrolment: enrolment!, group: groups.get(found.group_id)!, groups }
}
