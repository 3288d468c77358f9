import { sql } from 'kysely'
import { assistantsOfSession } from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import {
  assistantsNamed,
  groupNamed,
  partiesNamed,
} from '#domain/scheduling/class_sessions/queries/meeting_named'
import { anyOf, jsonById, jsonOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { type StoredNames, storedNameFields } from '#domain/shared/text/person_names'

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
    .select(['a.act', 'a.message'])
    .select([
      jsonById('students', sql.ref('r.student_id'), reader).as('student'),
      jsonById('guardians', sql.ref('r.guardian_id'), reader).as('guardian'),
      jsonById('instructors', sql.ref('r.instructor_id'), reader).as('instructor'),
      signInAddress.as('sign_in_address'),
    ])
)

const was = (field: string) => sql`(n.before ->> ${sql.lit(field)})::uuid`

const isNew = (field: string) =>
  sql<boolean>`(n.before ? ${sql.lit(field)} and ${was(field)} is distinct from ${sql.ref(`s.${field}`)})`

const wasAt = (field: string) =>
  sql<Date>`coalesce((n.before ->> ${sql.lit(field)})::timestamptz, ${sql.ref(`s.${field}`)})`

const isTimeNew = sql<boolean>`(${wasAt('starts_at')}, ${wasAt('ends_at')}) <> (s.starts_at, s.ends_at)`

const areAssistantsNew = sql<boolean>`(n.before ? 'assistant_ids'
  and n.before -> 'assistant_ids' <> to_jsonb(${assistantsOfSession('s.id')}))`

const previousAssistants = sql<StoredNames[]>`(
  select coalesce(jsonb_agg(${jsonOf('instructors', 'i', storedNameFields)} order by i.number), '[]')
  from jsonb_array_elements_text(n.before -> 'assistant_ids') as h (id) join instructors i on i.id = h.id::uuid)`

/** Whom a letter is to. */
const samePerson = sql`(o.student_id, o.guardian_id, o.instructor_id)
  is not distinct from (r.student_id, r.guardian_id, r.instructor_id)`

/** What they were last told: that a session is cancelled, or is held after all. */
const lastSaid = sql<string | null>`(
  select b.act from announcement_recipients o join announcements b on b.id = o.announcement_id
  where ${samePerson} and s.id = any (o.session_ids) and o.sent_at is not null and b.act <> 'update'
  order by b.id desc limit 1)`

/** Another letter to them, which waits as well and says the same of it. */
const isSaidLater = sql<boolean>`exists (
  select from announcement_recipients o join announcements b on b.id = o.announcement_id
  where ${samePerson} and s.id = any (o.session_ids) and o.sent_at is null and b.act = a.act and b.id > a.id)`

/** Whoever had no letter of an act needs none that it is undone. */
const wasTold = sql<boolean>`(a.undone_act_id is null or exists (
  select from announcement_recipients o
  where o.announcement_id = a.undone_act_id and ${samePerson} and s.id = any (o.session_ids) and o.sent_at is not null))`

/** A letter that has waited says nothing that by now is not so, and nothing twice unless it brings a message. */
const isStillSo = (teaches: boolean) => sql<boolean>`case a.act
  when 'update' then s.status <> 'cancelled' and (${sql.join(
    [isTimeNew, isNew('room_id'), isNew('instructor_id'), ...(teaches ? [areAssistantsNew] : [])],
    sql` or `
  )})
  else (s.status = 'cancelled') = (a.act = 'cancel')
    and (a.message is not null or (${lastSaid} is distinct from a.act and not ${isSaidLater}))
  end`

/** Of the children that a family may still read of, or while the instructor is there. */
const mayRead = (teaches: boolean, students: string[]) =>
  teaches
    ? sql<boolean>`exists (select from instructors i where i.id = r.instructor_id and i.archived_at is null)`
    : sql<boolean>`(s.student_id = ${anyOf(students)} or exists (
        select from enrolments e where e.group_id = s.group_id and e.student_id = ${anyOf(students)}) or exists (
        select from make_up_bookings b where b.session_id = s.id and b.student_id = ${anyOf(students)}))`

const sessionsFor = (teaches: boolean) =>
  statement((query, given: { recipientId: string; students: string[] }) =>
    query
      .selectFrom('announcement_recipients as r')
      .innerJoin('announcements as a', 'a.id', 'r.announcement_id')
      .innerJoin('announced_sessions as n', 'n.announcement_id', 'a.id')
      .innerJoin('class_sessions as s', 's.id', 'n.session_id')
      .where('r.id', '=', given.recipientId)
      .where(sql<boolean>`s.id = any (r.session_ids)`)
      .where(isStillSo(teaches))
      .where(wasTold)
      .where(mayRead(teaches, given.students))
      .orderBy('s.starts_at')
      .orderBy('s.id')
      .limit(sql.lit(mostSessions))
      .select(['s.title', 's.type', 's.starts_at', 's.ends_at', 's.time_zone', 's.online_url'])
      .select([groupNamed.as('group'), ...partiesNamed])
      .select([
        isTimeNew.as('is_time_new'),
        wasAt('starts_at').as('was_at'),
        wasAt('ends_at').as('was_until'),
        isNew('room_id').as('is_room_new'),
        isNew('instructor_id').as('is_instructor_new'),
        areAssistantsNew.as('are_assistants_new'),
        jsonById('rooms', was('room_id'), ['name_en', 'name_ar']).as('was_room'),
        jsonById('instructors', was('instructor_id'), storedNameFields).as('was_instructor'),
        previousAssistants.as('previous_assistants'),
        assistantsNamed.as('assistants'),
        sql<string[]>`array_agg(s.id) over ()`.as('told_ids'),
      ])
  )

const sessionsOf = { teacher: sessionsFor(true), family: sessionsFor(false) }

export type AnnouncedSession = RowOf<(typeof sessionsOf)['family']>

const seesChild = sql<boolean>`(r.guardian_id is null or exists (
  select from student_guardians g join guardians p on p.id = g.guardian_id and p.archived_at is null
  where g.guardian_id = r.guardian_id and g.student_id = s.id and g.may_see_data))`

/** The students of a letter whom its reader may read of by now: it may have waited. */
const children = statement((query, given: { recipientId: string }) =>
  query
    .selectFrom('announcement_recipients as r')
    .innerJoin('students as s', (join) => join.on(sql<boolean>`s.id = any (r.student_ids)`))
    .where('r.id', '=', given.recipientId)
    .where('s.archived_at', 'is', null)
    .where(seesChild)
    .orderBy('s.number')
    .select(['s.id', ...storedNameFields.map((name) => `s.${name}` as const)])
)

/** The content of one recipient's letter; undefined if it was sent already or there is no address. No session is left where nothing is to be said to them any more. */
export async function findAnnouncement(recipientId: string) {
  const [found] = await recipient({ recipientId })
  const person = found && (found.student ?? found.guardian ?? found.instructor)
  const email = person?.email ?? found?.sign_in_address
  if (!person || !email) return undefined
  const { act, message, guardian, instructor } = found!
  const teaches = instructor !== null
  const known = await children({ recipientId })
  const of = { recipientId, students: known.map(({ id }) => id) }
  const told = await sessionsOf[teaches ? 'teacher' : 'family'](of)
  const students = guardian ? known : []
  const { locale, first_name: firstName, first_name_other: firstNameOther } = person
  const toldIds = told[0]?.told_ids ?? []
  return {
    to: { email, locale, firstName, firstNameOther },
    ...{ teaches, act, message, students, sessions: told, toldIds },
    more: toldIds.length - told.length,
  }
}

export type FoundAnnouncement = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>
