import type { Consequences } from '#domain/people/rules/departure'
import { anyOf, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { Act } from '#domain/teaching/act'
import { planDeparture } from '#domain/teaching/departures/departure_plan'
import { recordDeparture } from '#domain/teaching/departures/record_departure'
import { type LockedEnrolment, lockEnrolments } from '#domain/teaching/enrolments/locked_enrolment'
import { endEnrolments } from '#domain/teaching/enrolments/move_enrolment'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { type Ending, liveStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import { type LockedGroup, lockGroups } from '#domain/teaching/groups/locked_group'

const placesOf = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('enrolments as e')
    .innerJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.id', '=', 'e.group_id')
    )
    .where('e.student_id', '=', anyOf(given.ids))
    .where('e.status', 'in', literals(liveStatuses))
    .select([
      'e.student_id as studentId',
      'e.group_id as groupId',
      'e.status',
      'g.id',
      'g.status as groupStatus',
    ])
    .select(['g.capacity', 'g.seats_taken as taken', 'g.waiting'])
    .select((of) => of('g.archived_at', 'is not', null).$castTo<boolean>().as('isArchived'))
)

/** What would follow, changing nothing. */
export async function studentsWouldLeave(ids: string[]): Promise<Consequences> {
  const places = await placesOf({ ids })
  const groups = new Map(places.map((row) => [row.id, { ...row, status: row.groupStatus }]))
  return planDeparture(places, [...groups.values()])
}

/** Whom of them an enrolment or a place on a waiting list would end for. */
export const studentsTied = async (ids: string[]) =>
  (await placesOf({ ids })).map(({ studentId }) => studentId)

/**
 * Their enrolments end today and the seats are offered to those who wait. The students' rows are
 * locked, so nobody enrols them meanwhile.
 */
export async function studentsLeft(
  ids: string[],
  how: Ending,
  act: Act & { actId: string }
): Promise<Consequences> {
  const { groups, enrolments } = await lockPlaces(ids)
  const plan = planDeparture(enrolments, groups)
  if (enrolments.length === 0) return plan
  await endEnrolments(act, enrolments, how)
  await recordDeparture(act.actId, 'student')
  let offers = 0
  for (const { id, waiting } of groups) {
    if (waiting > 0) offers += await offerFreeSeats(act, id)
  }
  return { ...plan, offers }
}

type Places = { groups: LockedGroup[]; enrolments: LockedEnrolment[] }

/** Groups first, as every act locks. Somebody who was transferred meanwhile is looked for again. */
async function lockPlaces(ids: string[]): Promise<Places> {
  const locked = new Map<string, LockedGroup>()
  for (;;) {
    const found = (await placesOf({ ids })).map(({ groupId }) => groupId)
    const further = found.filter((id) => !locked.has(id))
    if (further.length === 0) break
    for (const [id, group] of await lockGroups(...further)) locked.set(id, group)
  }
  const enrolments =
    locked.size === 0
      ? []
      : await lockEnrolments((all) =>
          all.where('student_id', '=', anyOf(ids)).where('status', 'in', liveStatuses).orderBy('id')
        )
  return { groups: [...locked.values()], enrolments }
}
