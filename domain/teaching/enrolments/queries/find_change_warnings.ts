import type { Kysely } from 'kysely'
import type { DB } from '#database/schema'
import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import { literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import {
  findPlacementWarnings,
  type GroupFit,
  type StudentFit,
  wantedPlace,
} from '#domain/teaching/enrolments/queries/find_placement_warnings'
import { seatedStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import { firstDayThere } from '#domain/teaching/enrolments/rules/first_day_there'
import { type PlacementWarning, unconfirmed } from '#domain/teaching/enrolments/rules/suitability'

const seats = (query: Kysely<DB>) =>
  query
    .selectFrom('enrolments as e')
    .innerJoin('students as s', (join) =>
      join.onRef('s.tenant_id', '=', 'e.tenant_id').onRef('s.id', '=', 'e.student_id')
    )
    .innerJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.id', '=', 'e.group_id')
    )
    .where('e.status', 'in', literals(seatedStatuses))
    .where('g.archived_at', 'is', null)
    .orderBy('s.sequence')
    .orderBy('g.code')
    .select(['e.id', 'e.group_id', 'e.student_id', 'e.starts_on', 'g.branch_id'])
    .select(({ ref }) =>
      ref('e.confirmed_warnings').$castTo<PlacementWarningType[]>().as('confirmed_warnings')
    )
    .select(['s.first_name', 's.last_name', 's.first_name_other', 's.last_name_other'])
    .select(['g.code', 'g.title_en', 'g.title_ar'])

const seatsInGroup = statement((query, { id }: { id: string }) =>
  seats(query).where('e.group_id', '=', id)
)

const seatsOfStudent = statement((query, { id }: { id: string }) =>
  seats(query).where('e.student_id', '=', id)
)

export type WarnedSeat = RowOf<typeof seatsInGroup> & { warnings: PlacementWarning[] }

/** The seats that suit their students as the group is saved, but not after the change. */
export async function findGroupChangeWarnings(id: string, change: GroupFit, day: string) {
  return warnedSeats(await seatsInGroup({ id }), day, {
    before: {},
    after: { group_change: change },
  })
}

interface StudentChange {
  before?: StudentFit
  after?: StudentFit
  /** The ids of the branches whose groups are looked at; null: all. */
  branches?: readonly string[] | null
}

/** The seats that suit the student before the change, but not after it. */
export async function findStudentChangeWarnings(
  id: string,
  { before, after, branches = null }: StudentChange,
  day: string
) {
  const rows = await seatsOfStudent({ id })
  return warnedSeats(
    rows.filter(({ branch_id }) => !branches || branches.includes(branch_id)),
    day,
    { before: { student_change: before }, after: { student_change: after } }
  )
}

interface Compared {
  before: { group_change?: GroupFit; student_change?: StudentFit }
  after: Compared['before']
}

async function warnedSeats(
  rows: RowOf<typeof seatsInGroup>[],
  day: string,
  { before, after }: Compared
): Promise<WarnedSeat[]> {
  const places = rows.map((row) =>
    wantedPlace(row.group_id, row.student_id, firstDayThere(day, row.starts_on))
  )
  const warningsByPlace = await findPlacementWarnings([
    ...places.map((place) => ({ ...place, ...before })),
    ...places.map((place) => ({ ...place, ...after })),
  ])
  return rows.flatMap((row, at) => {
    const earlier = warningsByPlace[at]!.map(({ type }) => type)
    const warnings = unconfirmed(
      warningsByPlace[rows.length + at]!,
      [],
      [...earlier, ...row.confirmed_warnings]
    )
    return warnings.length > 0 ? [{ ...row, warnings }] : []
  })
}
