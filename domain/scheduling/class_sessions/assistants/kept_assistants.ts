import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

/** Sorted, so that two lists can be compared. */
export const assistantsOfSession = (id: string) =>
  sql<string[]>`array(select a.instructor_id from class_session_assistants a
    where a.session_id = ${sql.ref(id)} order by a.instructor_id)`

export const assistantsOfSeries = (id: string) =>
  sql<string[]>`array(select a.instructor_id from class_series_assistants a
    where a.series_id = ${sql.ref(id)} order by a.instructor_id)`

/** Sorted, without duplicates; the instructor of a session doesn't assist in it. */
export const assistantsBeside = (instructorId: string | null, ids: readonly string[]) =>
  [...new Set(ids.map((id) => id.toLowerCase()))]
    .filter((id) => id !== instructorId?.toLowerCase())
    .sort()

interface Assisted {
  id: string
  assistant_ids: string[]
}

const keep = statement(
  (_, given: { sessions: string }) => sql`
    with wanted as (
      select id, assistant_ids from jsonb_to_recordset(${given.sessions}::jsonb) as w (id uuid, assistant_ids uuid[])
    ), gone as (
      delete from class_session_assistants a using wanted w
      where a.session_id = w.id and a.instructor_id <> all (w.assistant_ids)
    )
    insert into class_session_assistants (session_id, instructor_id)
    select w.id, one from wanted w, unnest(w.assistant_ids) as one on conflict do nothing`
)

/** Replaces the sessions' assistants in one statement. */
export async function keepAssistants(sessions: Assisted[]) {
  if (!sessions.length) return
  const wanted = sessions.map(({ id, assistant_ids }) => ({ id, assistant_ids }))
  await keep({ sessions: JSON.stringify(wanted) })
}

const keepOfSeries = statement(
  (_, given: { id: string; assistants: string[] }) => sql`
    with gone as (
      delete from class_series_assistants a
      where a.series_id = ${given.id} and a.instructor_id <> all (${given.assistants}::uuid[])
    )
    insert into class_series_assistants (series_id, instructor_id)
    select ${given.id}::uuid, one from unnest(${given.assistants}::uuid[]) as one on conflict do nothing`
)

export const keepAssistantsOfSeries = (id: string, assistants: string[]) =>
  keepOfSeries({ id, assistants })
