import { type Expression, sql } from 'kysely'
import { creditState } from '#domain/scheduling/class_sessions/queries/credit_state'
import { makeUpTold } from '#domain/attendance/make_ups/queries/told_make_up'
import { listedStates, makeUpCauses } from '#domain/shared/choices/make_ups'
import { jsonById } from '#domain/shared/data/sql'
import { byId, catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { storedNameFields } from '#domain/shared/text/person_names'

export const makeUpList = {
  area: 'make_ups',
  sorts: { missed_at: 'desc', expires_on: 'asc' },
  choices: { state: listedStates, cause: makeUpCauses },
  ids: ['group', 'student', 'branch'],
  days: ['expires', 'missed'],
} as const satisfies ListShape

/** What they are now: some are not owed any more, though nobody has looked. */
const isIn = (wanted: Expression<unknown>) => sql`exists (select from make_up_credits c
  where c.tenant_id = t.tenant_id and c.id = t.id and ${creditState} = any(${wanted}::text[]))`

export const makeUpSource = catalogueSource('listed_make_ups', makeUpList, {
  row: (makeUps) =>
    makeUps
      .innerJoinLateral(
        (of) => byId('make_up_credits', of.ref('t.id'), 'c'),
        (join) => join.onTrue()
      )
      .select('c.id')
      .select(makeUpTold)
      .select(
        jsonById('students', sql.ref('c.student_id'), ['id', 'number', ...storedNameFields])
          .$notNull()
          .as('student')
      ),
  order: { missed_at: 'missed_at', expires_on: 'ends_on' },
  choices: { state: { led: isIn }, cause: 'cause' },
  ids: {
    group: { led: 'group_id' },
    student: { led: 'student_id' },
    branch: { led: 'branch_id' },
  },
  days: {
    expires: { day: 'expires_on' },
    missed: { instant: 'missed_at', zone: 'time_zone' },
  },
})

export type ListedMakeUp = ListedRow<typeof makeUpSource>

export const listMakeUps = (asked: ListRequest<typeof makeUpList>) =>
  listCatalogue(makeUpSource, asked)
