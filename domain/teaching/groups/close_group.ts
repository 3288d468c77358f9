import { today } from '#domain/shared/time/clock'
import { ok, type Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'
import type { PriceChoice } from '#domain/teaching/rules/price'
import { type LockedEnrolment, lockEnrolments } from '#domain/teaching/enrolments/locked_enrolment'
import type { LockedGroup } from '#domain/teaching/groups/locked_group'
import type { Confirmation, Unconfirmed } from '#domain/teaching/enrolments/confirm_warnings'
import { moveEnrolment } from '#domain/teaching/enrolments/move_enrolment'
import { moveMany } from '#domain/teaching/enrolments/move_many'
import {
  type Ending,
  endingOf,
  isAttending,
  liveStatuses,
} from '#domain/teaching/enrolments/rules/enrolment_state'

export type Fate =
  { type: 'drop' } | ({ type: 'transfer'; target: LockedGroup; price: PriceChoice } & Confirmation)

type End = { reason: string | null }

const live = (groupId: string) =>
  lockEnrolments((all) =>
    all.where('group_id', '=', groupId).where('status', 'in', liveStatuses).orderBy('id')
  )

export async function completeAll(act: Act, group: LockedGroup, { reason }: End) {
  for (const enrolment of await live(group.id)) await letGo(act, enrolment, 'finished', reason)
}

export async function dissolve(
  act: Act,
  group: LockedGroup,
  fate: Fate,
  { reason }: End
): Promise<Result<null, Unconfirmed>> {
  const enrolments = await live(group.id)
  const moved = fate.type === 'transfer' ? await transferAll(act, enrolments, fate, reason) : ok([])
  if (!moved.ok) return moved
  const movedIds = new Set(moved.value)
  for (const enrolment of enrolments) {
    if (!movedIds.has(enrolment.id)) await letGo(act, enrolment, 'left', reason)
  }
  return ok(null)
}

async function transferAll(
  act: Act,
  enrolments: LockedEnrolment[],
  { target, price, confirmed_warnings }: Extract<Fate, { type: 'transfer' }>,
  reason: string | null
) {
  const on = today(act.zone)
  const taught = enrolments.filter(({ status }) => isAttending(status))
  const move = { target, price, startsOn: on, source: 'transfer', reason } as const
  const moved = await moveMany(act, taught, { ...move, confirmed_warnings })
  if (!moved.ok) return moved
  const went = moved.value.filter(({ newId }) => newId !== null).map(({ enrolment }) => enrolment)
  for (const enrolment of went) {
    await moveEnrolment(act, enrolment, 'transferred', { verb: 'transfer', reason, on })
  }
  return ok(went.map(({ id }) => id))
}

function letGo(act: Act, enrolment: LockedEnrolment, how: Ending, reason: string | null) {
  const { to, verb } = endingOf(enrolment.status, how)
  return moveEnrolment(act, enrolment, to, { verb, reason })
}
