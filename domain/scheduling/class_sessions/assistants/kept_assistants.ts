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

/** Whom `of` names keeps these assistants and no others. */
const keptIn = (table: 'class_session_assistants' | 'class_series_assistants', of: string) =>
  statement(
    (_, given: { wanted: string }) => sql`
      with wanted as (
        select id, assistant_ids from jsonb_to_recordset(${given.wanted}::jsonb) as w (id uuid, assistant_ids uuid[])
      ), gone as (
        delete from ${sql.table(table)} a using wanted w
        where a.${sql.ref(of)} = w.id and a.instructor_id <> all (w.assistant_ids)
      )
      insert into ${sql.table(table)} (${sql.ref(of)}, instructor_id)
      select w.id, one from wanted w, unnest(w.assistant_ids) as one on conflict do nothing`
  )

const keepOfSessions = keptIn('class_session_assistants', 'session_id')
const keepOfSeries = keptIn('class_series_assistants', 'series_id')

const written = (all: Assisted[]) =>
  JSON.stringify(all.map(({ id, assistant_ids }) => ({ id, assistant_ids })))

/** Replaces the sessions' assistants in one statement. */
export async function keepAssistants(sessions: Assisted[]) {
  if (sessions.length) await keepOfSessions({ wanted: written(sessions) })
}

/** Likewise of whole series. */
export async function keepAssistantsOfSeries(series: Assisted[]) {
  if (series.length) await keepOfSeries({ wanted: written(series) })
}
