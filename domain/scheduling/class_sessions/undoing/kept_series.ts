import { sql } from 'kysely'
import type { DB } from '#database/schema'
import {
  assistantsOfSeries,
  keepAssistantsOfSeries,
} from '#domain/scheduling/class_sessions/assistants/kept_assistants'
import { mayWrite } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

const asItIs = sql`(to_jsonb(s) - array['created_at', 'updated_at']
  || jsonb_build_object('assistant_ids', to_jsonb(${assistantsOfSeries('s.id')})))`

type Row = Record<string, unknown> & { id: string; assistant_ids: string[] }

const rows = statement(
  (_, { ids }: { ids: string[] }) =>
    sql<{
      kept: Row
    }>`select ${asItIs} as kept from class_series s where s.id = any(${ids}::uuid[])`
)

const keep = statement(
  (_, given: { actId: string; ids: string[]; before: string }) => sql`
    insert into session_act_series (act_id, series_id, kept, left_as)
    select ${given.actId}::uuid, s.id, b.kept, ${asItIs}
    from class_series s left join jsonb_array_elements(${given.before}::jsonb) as b (kept) on b.kept ->> 'id' = s.id::text
    where s.id = any(${given.ids}::uuid[])`
)

/** As they stand before an act; what the act makes of them and which it makes is kept by the function that is answered. */
export async function keepingSeries(...ids: string[]) {
  const before = (await rows({ ids })).map(({ kept }) => kept)
  return (actId: string, ...made: string[]) =>
    keep({ actId, ids: [...new Set([...ids, ...made])], before: JSON.stringify(before) })
}

interface Acted {
  id: string
  kept: Row | null
  isAsLeft: boolean
}

const acted = (lock: boolean) =>
  statement(
    (_, { actId }: { actId: string }) => sql<Acted>`
      select s.id, l.kept, ${asItIs} = l.left_as as "isAsLeft"
      from session_act_series l join class_series s on s.id = l.series_id
      where l.act_id = ${actId} order by s.id ${sql.raw(lock ? 'for update of s' : '')}`
  )

const [found, locked] = [acted(false), acted(true)]

/** Those that an act changed or made; locked where they are about to be given back. */
export const actedSeries = (actId: string) => (mayWrite() ? locked : found)({ actId })

/** Whether an act may change a column, which undoing then gives back. Of every column, so that none is forgotten that is new. */
export const isGivenBack: Record<keyof DB['class_series'], boolean> = {
  ...{ tenant_id: false, id: false, created_at: false, updated_at: false },
  ...{ group_id: false, student_id: false, time_zone: false },
  ...{ branch_id: true, instructor_id: true, room_id: true, type: true, title: true, rule: true },
  service_id: true,
  ...{ starts_on: true, ends_kind: true, ends_count: true, ends_on: true, version: true },
}

const givenBack = Object.entries(isGivenBack).flatMap(([name, isGiven]) => (isGiven ? [name] : []))

const [columns, values] = ['', 'r.'].map((of) =>
  sql.join(givenBack.map((name) => sql.ref(`${of}${name}`)))
)

const giveBack = statement(
  (_, given: { kept: string; moment: Date }) => sql`
    update class_series s set (${columns}) = (${values}), updated_at = ${given.moment}
    from jsonb_populate_recordset(null::public.class_series, ${given.kept}::jsonb) r where s.id = r.id`
)

/** Their version, too: a list that planned one is known to have planned it. */
export async function giveSeriesBack(series: Acted[]) {
  const kept = series.map((one) => one.kept).filter((one) => one !== null)
  if (!kept.length) return
  await giveBack({ kept: JSON.stringify(kept), moment: now().toJSDate() })
  await keepAssistantsOfSeries(kept)
}

const made = (series: Acted[]) => series.filter(({ kept }) => kept === null).map(({ id }) => id)

const others = statement(
  (_, given: { series: string[]; ids: string[] }) => sql<Columns<'class_sessions', 'id'>>`
    select id from class_sessions
    where series_id = any(${given.series}::uuid[]) and id <> all(${given.ids}::uuid[]) limit 1`
)

/** Whether one that the act made has other sessions by now than those the act put there. */
export async function haveOthers(series: Acted[], ids: string[]) {
  const ofAct = made(series)
  return ofAct.length > 0 && (await others({ series: ofAct, ids })).length > 0
}

const remove = statement(
  (_, { ids }: { ids: string[] }) => sql`delete from class_series where id = any(${ids}::uuid[])`
)

/** What the act made has no sessions any more. */
export async function removeMadeSeries(series: Acted[]) {
  const ids = made(series)
  if (ids.length) await remove({ ids })
}
