import { statement } from '#domain/shared/data/statement'
import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'

const place = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('enrolments')
    .where('id', '=', id)
    .select(['student_id as studentId', 'group_id as groupId', 'status'])
    .select('starts_on')
    .select(({ ref }) =>
      ref('confirmed_warnings').$castTo<PlacementWarningType[]>().as('confirmed_warnings')
    )
)

/** Whose enrolment it is, in which group, and where it stands. */
export const findPlace = async (id: string) => (await place({ id }))[0]
