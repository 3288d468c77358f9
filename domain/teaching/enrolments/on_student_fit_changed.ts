import type { StudentFitChanged } from '#domain/people/events'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { today } from '#domain/shared/time/clock'
import { confirmChange } from '#domain/teaching/enrolments/confirm_change'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { findStudentChangeWarnings } from '#domain/teaching/enrolments/queries/find_change_warnings'
import { seatedStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import { lockGroups } from '#domain/teaching/groups/locked_group'

const placesOf = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('enrolments')
    .where('student_id', '=', id)
    .where('status', 'in', literals([...seatedStatuses, 'waitlisted']))
    .select(['group_id', 'status'])
    .orderBy('group_id')
)

/** Seats that no longer fit are confirmed; one that was passed over while it waited may fit now. */
export async function onStudentFitChanged({ studentId, before, by, ...change }: StudentFitChanged) {
  const places = await placesOf({ id: studentId })
  await lockGroups(...places.map(({ group_id }) => group_id))
  const { branches, confirmed_warnings } = change
  const seats = await findStudentChangeWarnings(studentId, { before, branches }, today(by.zone))
  const confirmed = await confirmChange(seats, { confirmed_warnings }, by.actor)
  if (!confirmed.ok) return 'unconfirmed' as const
  for (const { group_id, status } of places)
    if (status === 'waitlisted') await offerFreeSeats(by, group_id)
  return undefined
}
