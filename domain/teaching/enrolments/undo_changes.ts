import { isUuid } from '#domain/shared/text/is_uuid'
import { ownBranches } from '#domain/shared/data/branch_limit'
import { db, inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { Act } from '#domain/teaching/act'
import { isInGroup } from '#domain/teaching/enrolments/begin_enrolment'
import type { KeptColumns } from '#domain/teaching/enrolments/enrolment_changes'
import { type LockedEnrolment, lockEnrolments } from '#domain/teaching/enrolments/locked_enrolment'
import type { LockedGroup } from '#domain/teaching/groups/locked_group'
import {
  type AuditedSides,
  giveBack,
  moveEnrolment,
} from '#domain/teaching/enrolments/move_enrolment'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { holdsSeat, isAttending, isLive } from '#domain/teaching/enrolments/rules/enrolment_state'
import { freeSeats } from '#domain/teaching/enrolments/rules/seats'
import { hasEnded } from '#domain/teaching/groups/rules/group_state'

export type UndoRefusal = {
  type:
    | 'not_found'
    | 'changed_since'
    | 'seat_taken'
    | 'group_ended'
    | 'already_enrolled'
    | 'student_archived'
}

/** `kept` is null for an enrolment that began by the act. */
export type ActChange = {
  enrolmentId: string
  studentId: string
  groupId: string
  version: number
  kept: KeptColumns | null
}

export type Refuse = (refusal: UndoRefusal) => never

const changes = statement((query, given: { actId: string }) =>
  query
    .selectFrom('enrolment_changes as c')
    .innerJoin('enrolments as e', (join) =>
      join.onRef('e.tenant_id', '=', 'c.tenant_id').onRef('e.id', '=', 'c.enrolment_id')
    )
    .where('c.act_id', '=', given.actId)
    .orderBy('c.id')
    .select(['e.id as enrolmentId', 'e.student_id as studentId', 'e.group_id as groupId'])
    .select(({ ref }) => [
      ref('c.version').$castTo<number>().as('version'),
      ref('c.kept').$castTo<KeptColumns | null>().as('kept'),
    ])
)

export const changesOf = async (actId: string) => (isUuid(actId) ? changes({ actId }) : [])

/** An act is undone as a whole, only by people who work in all the branches it was done in. */
export const isPart = async (made: ActChange[], actId: string) =>
  ownBranches() !== null && (await inEveryBranch(() => changesOf(actId))).length > made.length

/**
 * The caller has locked all the groups. Nothing of the act may have changed since, and everybody
 * who comes back needs a seat. Enrolments that began by the act end again and leave the lists; the
 * history keeps both. `terms`: what an act had agreed and what holds again, for the trail.
 */
export async function undoChanges(
  act: Act,
  made: ActChange[],
  groups: Map<string, LockedGroup>,
  refuse: Refuse,
  terms?: Map<string, AuditedSides>
) {
  const ids = made.map(({ enrolmentId }) => enrolmentId)
  const locked = await lockEnrolments((all) => all.where('id', '=', anyOf(ids)).orderBy('id'))
  const enrolments = new Map(locked.map((enrolment) => [enrolment.id, enrolment]))
  for (const { enrolmentId, version } of made) {
    if (enrolments.get(enrolmentId)?.version !== version) refuse({ type: 'changed_since' })
  }
  for (const { enrolmentId, kept } of made) {
    if (!kept) await end(act, enrolments.get(enrolmentId)!)
  }
  for (const { enrolmentId, groupId, kept } of made) {
    if (!kept) continue
    const enrolment = enrolments.get(enrolmentId)!
    await mayComeBack(enrolment, kept, groups.get(groupId)!, refuse)
    await giveBack(act, enrolment, kept, terms?.get(enrolmentId))
  }
  for (const groupId of groups.keys()) await offerFreeSeats(act, groupId)
}

/**
 * What began by the act was never meant: it counts neither as leaving nor as a place in line, and
 * no list shows it.
 */
async function end(act: Act, enrolment: LockedEnrolment) {
  const to = isAttending(enrolment.status) ? 'transferred' : 'expired'
  await moveEnrolment(act, enrolment, to, { verb: 'undo' })
  await db()
    .updateTable('enrolments')
    .set({ is_undone: true })
    .where('id', '=', enrolment.id)
    .execute()
}

async function mayComeBack(
  { studentId, status, overCapacityReason }: LockedEnrolment,
  kept: KeptColumns,
  group: LockedGroup,
  refuse: Refuse
) {
  if (isLive(status)) return
  if (group.isArchived || hasEnded(group.status)) {
    refuse({ type: 'group_ended' })
  }
  if (await isInGroup(studentId, group.id)) refuse({ type: 'already_enrolled' })
  if (await isArchived(studentId)) refuse({ type: 'student_archived' })
  if (!holdsSeat(kept.status)) return
  if (overCapacityReason === null && freeSeats(group) === 0) refuse({ type: 'seat_taken' })
  group.taken++
}

const archived = statement((query, given: { studentId: string }) =>
  query
    .selectFrom('students')
    .where('id', '=', given.studentId)
    .where('archived_at', 'is not', null)
    .select('id')
)

async function isArchived(studentId: string) {
  return (await archived({ studentId })).length > 0
}
