import { sql } from 'kysely'
import { groupNamed, partiesNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { jsonById } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

/** The most sessions that are written out in one letter. */
const mostSessions = 50

const reader = ['email', 'locale', 'first_name', 'first_name_other'] as const

const signInAddress = sql<string | null>`(
  select u.email from users u where u.archived_at is null
    and (u.student_id = r.student_id or u.guardian_id = r.guardian_id or u.instructor_id = r.instructor_id) limit 1)`

const recipient = statement((query, given: { recipientId: string }) =>
  query
    .selectFrom('announcement_recipients as r')
    .innerJoin('announcements as a', 'a.id', 'r.announcement_id')
    .where('r.id', '=', given.recipientId)
    .where('r.sent_at', 'is', null)
    .select(['r.id', 'r.announcement_id', 'r.session_ids', 'r.student_ids', 'a.act', 'a.message'])
    .select([
      jsonById('students', sql.ref('r.student_id'), reader).as('student'),
      jsonById('guardians', sql.ref('r.guardian_id'), reader).as('guardian'),
      jsonById('instructors', sql.ref('r.instructor_id'), reader).as('instructor'),
      signInAddress.as('sign_in_address'),
    ])
)

const was = (field: string) => sql`(n.before ->> ${sql.lit(field)})::uuid`

/** A letter that has waited doesn't say that a session is cancelled, or held, which by now is not so. */
const isStillSo = sql<boolean>`(s.status = 'cancelled') = (a.act = 'cancel')`

const sessions = statement((query, given: { announcementId: string; ids: string[] }) =>
  query
    .selectFrom('announced_sessions as n')
    .innerJoin('announcements as a', 'a.id', 'n.announcement_id')
    .innerJoin('class_sessions as s', 's.id', 'n.session_id')
    .where('n.announcement_id', '=', given.announcementId)
    .where(isStillSo)
    .where('s.id', '=', sql<string>`any(${given.ids}::uuid[])`)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(sql.lit(mostSessions))
    .select(['s.title', 's.type', 's.starts_at', 's.ends_at', 's.time_zone', 's.online_url'])
    .select([groupNamed.as('group'), ...partiesNamed])
    .select([
      sql<string | null>`n.before ->> 'starts_at'`.as('was_at'),
      sql<boolean>`n.before ? 'room_id'`.as('is_room_new'),
      sql<boolean>`n.before ? 'instructor_id'`.as('is_instructor_new'),
      jsonById('rooms', was('room_id'), ['name_en', 'name_ar']).as('was_room'),
      jsonById('instructors', was('instructor_id'), storedNameFields).as('was_instructor'),
      sql<number>`(count(*) over ())::integer`.as('total'),
    ])
)

export type AnnouncedSession = RowOf<typeof sessions>

const children = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('students')
    .where('id', '=', sql<string>`any(${given.ids}::uuid[])`)
    .orderBy('number')
    .select([...storedNameFields])
)

/** The content of one recipient's letter; undefined if it was sent already or there is no address. */
export async function findAnnouncement(recipientId: string) {
  const [found] = await recipient({ recipientId })
  const person = found && (found.student ?? found.guardian ?? found.instructor)
  const email = person?.email ?? found?.sign_in_address
  if (!person || !email) return undefined
  const { announcement_id: announcementId, session_ids: ids, act, message } = found!
  const [told, students] = await Promise.all([
    sessions({ announcementId, ids }),
    children({ ids: found!.guardian ? found!.student_ids : [] }),
  ])
  const { locale, first_name: firstName, first_name_other: firstNameOther } = person
  return {
    to: { email, locale, firstName, firstNameOther },
    teaches: found!.instructor !== null,
    ...{ act, message, students, sessions: told },
    more: (told[0]?.total ?? 0) - told.length,
  }
}

export type FoundAnnouncement = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>
