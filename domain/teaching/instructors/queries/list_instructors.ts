import { type Selectable, sql } from 'kysely'
import type { DB } from '#database/schema'
import { contracts, instructorStatuses } from '#domain/people/instructors/rules/instructor_status'
import { compiler } from '#domain/shared/data/database'
import {
  byId,
  catalogueSource,
  columnOf,
  type ListedRow,
} from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { countOf } from '#domain/shared/data/sql'

export const instructorList = {
  area: 'instructors',
  sorts: { name: 'asc', number: 'desc', status: 'asc', created_at: 'desc' },
  choices: { status: instructorStatuses, contract: contracts },
  ids: ['subject', 'level'],
  days: ['created'],
} as const satisfies ListShape

type TaughtSubject = Pick<Selectable<DB['subjects']>, 'code' | 'name_en' | 'name_ar'>

const idsTaught = (one: 'subject' | 'level') => ({
  several: sql`array(${compiler
    .selectFrom(`instructor_${one}s`)
    .where('instructor_id', '=', columnOf('instructors', 'id'))
    .select(sql`${sql.ref(`${one}_id`)}::text`.as('id'))})`,
})

export const instructorSource = catalogueSource('instructors', instructorList, {
  isOfPeople: true,
  row: (instructors) =>
    instructors
      .select(['t.id', 't.number', 't.first_name', 't.last_name', 't.first_name_other'])
      .select(['t.last_name_other', 't.email', 't.phone', 't.photo', 't.colour', 't.status'])
      .select(['t.contract', 't.max_weekly_minutes', 't.created_at', 't.archived_at', 't.version'])
      .select((of) => [
        // From what one teaches to its subjects, each by its id: the planner may begin with all who teach a subject
        sql<TaughtSubject[]>`${of
          .selectFrom('instructor_subjects as i')
          .innerJoinLateral(
            (taught) => byId('subjects', taught.ref('i.subject_id'), 's'),
            (join) => join.onTrue()
          )
          .whereRef('i.instructor_id', '=', 't.id')
          .select((taught) =>
            sql`coalesce(jsonb_agg(jsonb_build_object('code', ${taught.ref('s.code')},
              'name_en', ${taught.ref('s.name_en')}, 'name_ar', ${taught.ref('s.name_ar')})
              order by ${taught.ref('s.code')}), '[]')`.as('subjects')
          )}`.as('subjects'),
        countOf(
          of
            .selectFrom('groups as g')
            .whereRef('g.instructor_id', '=', 't.id')
            .where('g.archived_at', 'is', null)
            .where('g.status', 'in', [
              sql.lit('open' as const),
              sql.lit('running' as const),
              sql.lit('suspended' as const),
            ])
        ).as('groups'),
      ]),
  order: {
    name: { en: 'sorted_en', ar: 'sorted_ar' },
    number: 'number',
    status: 'status',
    created_at: 'created_at',
  },
  choices: { status: 'status', contract: 'contract' },
  ids: { subject: idsTaught('subject'), level: idsTaught('level') },
  days: { created: { instant: 'created_at' } },
})

export type InstructorRow = ListedRow<typeof instructorSource>

export const listInstructors = (asked: ListRequest<typeof instructorList>) =>
  listCatalogue(instructorSource, asked)
