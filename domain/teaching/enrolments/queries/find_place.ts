import { statement } from '#domain/shared/data/statement'

const place = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('enrolments')
    .where('id', '=', id)
    .select(['student_id as studentId', 'group_id as groupId', 'status'])
)

/** Whose enrolment it is, in which group, and where it stands. */
export const findPlace = async (id: string) => (await place({ id }))[0]
