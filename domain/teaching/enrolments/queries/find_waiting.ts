import { statement } from '#domain/shared/data/statement'
import { sql } from 'kysely'
import { firstDayThere } from '#domain/teaching/enrolments/rules/first_day_there'
import {
  findPlacementWarnings,
  wantedPlace,
} from '#domain/teaching/enrolments/queries/find_placement_warnings'
import { type PlacementWarning, unconfirmed } from '#domain/teaching/enrolments/rules/suitability'

const waitingList = statement((query, { group }: { group: string }) =>
  query
    .selectFrom('enrolments')
    .where('group_id', '=', group)
    .where('status', '=', sql.lit('waitlisted'))
    .orderBy('waiting_order')
    .select(['id', 'student_id', 'starts_on', 'confirmed_warnings'])
)

/** The waiting list in its order, each with the warnings for which automatic offers pass them over. */
export async function findWaiting(
  group: string,
  day: string
): Promise<{ id: string; warnings: PlacementWarning[] }[]> {
  const rows = await waitingList({ group })
  const warningsByPlace = await findPlacementWarnings(
    rows.map((row) => wantedPlace(group, row.student_id, firstDayThere(day, row.starts_on)))
  )
  return rows.map(({ id, confirmed_warnings }, at) => ({
    id,
    warnings: unconfirmed(warningsByPlace[at]!, [], confirmed_warnings),
  }))
}

/** The ids of those an automatic offer may go to, in their order. */
export const findSuitableWaiting = async (group: string, day: string) =>
  (await findWaiting(group, day)).flatMap(({ id, warnings }) => (warnings.length > 0 ? [] : [id]))
