import { jsonIfJoined } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'
import { storedNameFields } from '#domain/shared/text/person_names'

const sessionById = statement((query, given: { id: string }) =>
  query
    .selectFrom('class_sessions as s')
    .leftJoin('groups as g', 'g.id', 's.group_id')
    .leftJoin('students as p', 'p.id', 's.student_id')
    .leftJoin('instructors as i', 'i.id', 's.instructor_id')
    .leftJoin('rooms as r', 'r.id', 's.room_id')
    .leftJoin('class_series as c', 'c.id', 's.series_id')
    .where('s.id', '=', given.id)
    .select(['s.id', 's.title', 's.type', 's.status', 's.starts_at', 's.ends_at', 's.version'])
    .select(['s.time_zone', 's.series_id', 's.clash_reason', 's.online_url', 's.created_at'])
    .select([
      's.cancelled_by',
      's.cancel_reason',
      's.notes',
      's.check_reason',
      's.checks_allowed',
      's.detached',
      'c.ends_on as series_ends_on',
    ])
    .select([
      jsonIfJoined('groups', 'g', ['id', 'code', 'title_en', 'title_ar', 'students']).as('group'),
      jsonIfJoined('students', 'p', ['id', ...storedNameFields]).as('student'),
      jsonIfJoined('instructors', 'i', ['id', ...storedNameFields]).as('instructor'),
      jsonIfJoined('rooms', 'r', ['id', 'code', 'name_en', 'name_ar']).as('room'),
    ])
)

export type FoundClassSession = RowOf<typeof sessionById>

export const findClassSession = async (id: string) =>
  isUuid(id) ? (await sessionById({ id }))[0] : undefined
