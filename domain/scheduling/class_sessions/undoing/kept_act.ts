import { sql } from 'kysely'
import type { KeptMark, KeptSession } from '#domain/scheduling/class_sessions/undoing/kept_sessions'
import { ownBranches } from '#domain/shared/data/branch_limit'
import { inEveryBranch, mayWrite } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

interface Act {
  madeAt: Date
  undoneAt: Date | null
}

const act = (lock: boolean) =>
  statement((query, { id }: { id: string }) => {
    const found = query
      .selectFrom('session_acts')
      .where('id', '=', id)
      .select(['made_at as madeAt', 'undone_at as undoneAt'])
    return lock ? found.forUpdate() : found
  })

const [found, locked] = [act(false), act(true)]

const linesOf = statement((query, given: { id: string }) =>
  query
    .selectFrom('session_act_sessions')
    .where('act_id', '=', given.id)
    .orderBy('session_id')
    .select(['session_id as id', 'version', 'is_beside as isBeside', 'kept'])
)

type Seen = { id: string; version: number }

/** What it did to each session: `edited` keep what they were, `scheduled` were not there, `beside` only had their hour again. */
export interface FoundAct extends Act {
  edited: (Seen & { kept: KeptSession })[]
  scheduled: Seen[]
  beside: (Seen & { kept: KeptMark })[]
}

/** Undefined where it is unknown, or a part of it is in branches that whoever asks doesn't work in. */
export async function findAct(id: string): Promise<FoundAct | undefined> {
  const [kept] = isUuid(id) ? await (mayWrite() ? locked : found)({ id }) : []
  if (!kept) return undefined
  const all = await inEveryBranch(() => linesOf({ id }))
  const lines = all.filter(({ isBeside }) => !isBeside)
  const seen = ownBranches() && new Set((await linesOf({ id })).map((line) => line.id))
  if (seen && lines.some((line) => !seen.has(line.id))) return undefined
  const [scheduled, edited] = [lines.filter(isNew), lines.filter((line) => !isNew(line))]
  const beside = all.filter(({ isBeside }) => isBeside)
  return {
    ...kept,
    scheduled,
    edited: edited.map((line) => ({ ...line, kept: revived(line.kept as unknown as KeptSession) })),
    beside: beside.map((line) => ({ ...line, kept: line.kept as unknown as KeptMark })),
  }
}

const isNew = ({ kept }: { kept: unknown }) => kept === null

function revived({ columns, ...stood }: KeptSession): KeptSession {
  const { starts_at, ends_at, original_start } = columns
  const moments = {
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    original_start: original_start && new Date(original_start),
  }
  return { ...stood, columns: { ...columns, ...moments } }
}

const done = statement(
  (_, given: { id: string; moment: Date }) =>
    sql`update session_acts set undone_at = ${given.moment} where id = ${given.id}`
)

export const markUndone = (id: string) => done({ id, moment: now().toJSDate() })
