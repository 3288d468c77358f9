import { sql } from 'kysely'
import { concerned, staff } from '#domain/scheduling/class_sessions/announcing/concerned'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { enqueueEach } from '#domain/shared/runtime/jobs'

/** Each recipient gets one letter, however many sessions it is about. */
export type SessionMail = { mail: 'sessions'; recipientId: string }

type Given = { announcementId: string }

const address = statement(
  (_, { announcementId: id }: Given) => sql<Columns<'announcement_recipients', 'id'>>`
    with announcement as (select told from announcements where id = ${id}),
    announced as (select session_id, before from announced_sessions where announcement_id = ${id}),
    moments as (
      select s.id, s.starts_at from announced n join class_sessions s on s.id = n.session_id
      where n.before - 'assistant_ids' <> '{}'
      union all
      select session_id, (before ->> 'starts_at')::timestamptz from announced where before ? 'starts_at'
    ),
    ${concerned(sql`select * from moments where 'students' = any ((select told from announcement)::text[])`)},
    taught as (
      select n.session_id, s.instructor_id from announced n join class_sessions s on s.id = n.session_id
      union
      select session_id, (before ->> 'instructor_id')::uuid from announced
      union
      select h.session_id, h.instructor_id from class_session_assistants h
      where h.session_id in (select session_id from announced)
      union
      select n.session_id, h.id::uuid
      from announced n, jsonb_array_elements_text(n.before -> 'assistant_ids') as h (id)
    ),
    ${staff(sql`select instructor_id from taught`)}
    insert into announcement_recipients
      (id, announcement_id, student_id, guardian_id, instructor_id, session_ids, student_ids)
    select uuidv7(), ${id}::uuid, r.own_id, r.guardian_id, null::uuid,
      array_agg(distinct m.session_id), array_agg(distinct m.student_id)
    from reached r join members m using (student_id)
    group by r.own_id, r.guardian_id
    union all
    select uuidv7(), ${id}::uuid, null, null, instructor_id, array_agg(t.session_id), '{}'
    from taught t join staff using (instructor_id)
    where has_address and 'instructors' = any ((select told from announcement)::text[])
    group by instructor_id
    on conflict do nothing returning id`
)

/** Seconds in which whoever changed sessions can undo it before anybody has read of it. */
export const lettersWait = 15

/** There may be thousands of recipients, so no act waits for this. */
export const addressLater = (given: Given) => addressAnnouncement(given, lettersWait)

/** Finds the recipients and queues a letter for each. */
export async function addressAnnouncement({ announcementId }: Given, wait = 0) {
  const recipients = await address({ announcementId })
  const letters = recipients.map(({ id }): SessionMail => ({ mail: 'sessions', recipientId: id }))
  await enqueueEach('mail', letters, { wait })
}
