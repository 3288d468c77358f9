import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import {
  assistantsNamed,
  partiesNamed,
  substitutedNamed,
} from '#domain/scheduling/class_sessions/queries/meeting_named'
import { lacksSubstitute } from '#domain/scheduling/substitution/queries/lacking_substitute'
import { isGuestIn } from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'
import { jsonIfJoined } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

interface Told {
  at: string
  people: number
  waiting: number
}

/** When people were last told of it, and how many; some letters may still be waiting. */
const lastTold = sql<Told | null>`(
  select jsonb_build_object('at', coalesce(max(r.sent_at), a.created_at),
    'people', count(*), 'waiting', count(*) filter (where r.sent_at is null))
  from announced_sessions n
  join announcements a on a.id = n.announcement_id
  join announcement_recipients r on r.announcement_id = a.id and s.id = any (r.session_ids)
  where n.session_id = s.id
  group by a.id, a.created_at order by a.created_at desc limit 1)`

/** Who is in its group on its day, some of them perhaps only pending, and how many make-up guests come besides. */
const studentsOfDay = sql<{ total: number; pending: number; guests: number }>`(
  select jsonb_build_object('total', count(*), 'pending', count(*) filter (where e.status = 'pending'), 'guests', (
    select count(*) from make_up_bookings b
    where b.session_id = s.id and s.student_id is null and ${isGuestIn('s')}))
  from enrolments e
  where e.group_id = s.group_id and ${inGroupOn(sessionDay('s'))})`

const sessionById = statement((query, input: { id: string; moment: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .leftJoin('groups as g', 'g.id', 's.group_id')
    .leftJoin('class_series as c', 'c.id', 's.series_id')
    .leftJoin('services as v', (join) =>
      join.onRef('v.tenant_id', '=', 's.tenant_id').onRef('v.id', '=', 's.service_id')
    )
    .leftJoin('lesson_notes as l', 'l.session_id', 's.id')
    .where('s.id', '=', input.id)
    .select(['s.id', 's.title', 's.type', 's.status', 's.starts_at', 's.ends_at', 's.version'])
    .select([
      's.branch_id',
      's.time_zone',
      's.series_id',
      's.clash_reason',
      's.online_url',
      's.created_at',
    ])
    .select([
      's.cancelled_by',
      's.cancel_reason',
      's.notes',
      's.topic',
      's.check_reason',
      's.checks_allowed',
      's.detached',
      'c.ends_on as series_ends_on',
    ])
    .select(['l.shared_notes', 'l.internal_notes', 'l.homework', 'l.homework_due_on'])
    .select(sql<number>`coalesce(l.version, 0)`.as('lesson_version'))
    .select(
      sql<
        number | null
      >`(select p.lock_days from attendance_policies p where p.group_id is null)`.as('lock_days')
    )
    .select(sql<boolean | null>`(c.rule ->> 'followsTimings')::boolean`.as('follows_timings'))
    .select([
      jsonIfJoined('groups', 'g', ['id', 'code', 'title_en', 'title_ar', 'capacity']).as('group'),
      jsonIfJoined('services', 'v', ['id', 'code', 'name_en', 'name_ar']).as('service'),
      ...partiesNamed,
      substitutedNamed.as('substitute_for'),
      assistantsNamed.as('assistants'),
      lastTold.as('told'),
      studentsOfDay.as('students'),
      lacksSubstitute('s', sql`${input.moment}::timestamptz`).as('lacks_substitute'),
    ])
)

export type FoundClassSession = RowOf<typeof sessionById>

export const findClassSession = async (id: string) =>
  isUuid(id) ? (await sessionById({ id, moment: now().toJSDate() }))[0] : undefined
