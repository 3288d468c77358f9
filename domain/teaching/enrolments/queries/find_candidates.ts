import { sql } from 'kysely'
import { type Columns, literals } from '#domain/shared/data/sql'
import { wordsAsked } from '#domain/shared/lists/words_asked'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { liveStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'

const shown = 8

const candidates = statement((query, given: { words: string; groupId: string }) =>
  query
    .selectFrom(
      sql<Columns<'students', 'id'> & { place: string }>`search.student_list(
        ${given.words}::jsonb, '{}', null, null, false, 'number', true, 1, ${sql.lit(shown)}) with ordinality`.as<'f'>(
        sql`f (id, total, page, place)`
      )
    )
    .innerJoin('students as s', 's.id', 'f.id')
    .leftJoin('enrolments as e', (join) =>
      join
        .onRef('e.student_id', '=', 'f.id')
        .on('e.group_id', '=', sql<string>`${given.groupId}::uuid`)
        .on('e.status', 'in', literals(liveStatuses))
    )
    .orderBy('f.place')
    .select(['s.id', 's.number', 's.first_name', 's.last_name', 's.first_name_other'])
    .select(['s.last_name_other', 's.phone', 's.gender', 's.birth_date'])
    .select('e.status as enrolment_status')
)

export type CandidateRow = RowOf<typeof candidates>

export class FindCandidates {
  async execute(query: string, groupId: string) {
    if (query === '') return []
    return candidates({ words: JSON.stringify(wordsAsked(query)), groupId })
  }
}
