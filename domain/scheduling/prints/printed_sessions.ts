import { sql } from 'kysely'
import {
  type classSessionList,
  type ClassSessionRow,
  classSessionSource,
} from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { isTaughtBy } from '#domain/scheduling/class_sessions/queries/whose_sessions'
import type { PrintedKind } from '#domain/scheduling/prints/find_printed'
import { execute } from '#domain/shared/data/database'
import { conditionsOf } from '#domain/shared/lists/catalogue_source'
import type { ListFilter } from '#domain/shared/lists/list_shape'
import { dayAfter } from '#domain/shared/time/day_span'

/** On one page. */
export const mostPrinted = 1000

export interface PrintAsked {
  of: PrintedKind
  id: string
  /** Days, YYYY-MM-DD, both included. */
  from: string
  to: string
  /** The centre's, an IANA name. */
  zone: string
}

const nothingElse: Omit<ListFilter<typeof classSessionList>, 'ids' | 'days'> = {
  ...{ query: '', archived: false, sort: 'starts_at', descending: false },
  choices: { status: [], type: [], only: [] },
}

const nobody = {
  ...{ group: [], course: [], instructor: [], room: [] },
  ...{ branch: [], student: [], import: [] },
}

/**
 * In their order, cancelled ones too; an instructor's are those they teach or assist in. They may begin a day before or
 * after, by the clocks of another zone. One more than `mostPrinted` tells that there are more.
 */
export async function printedSessions({
  of,
  id,
  from,
  to,
  zone,
}: PrintAsked): Promise<ClassSessionRow[]> {
  const around = { from: dayAfter(from, -2), to: dayAfter(to, 1), ofCentre: true } as const
  const ids = of === 'instructor' ? nobody : { ...nobody, [of]: [id] }
  const filter = { ...nothingElse, ids, days: { starts: around } }
  const asked = { filter, page: 1, per: 1, zone, locale: 'en' } as const
  const rows = classSessionSource
    .rows(sql.table(classSessionSource.table))
    .where(conditionsOf(classSessionSource, asked))
    .$if(of === 'instructor', (sessions) => sessions.where(isTaughtBy(id)))
    .orderBy(sql`t.starts_at`)
    .orderBy('t.id')
    .limit(mostPrinted + 1)
  return (await execute(rows.compile())).rows
}
