import { sql } from 'kysely'
import type { guardianList } from '#domain/people/guardians/queries/list_guardians'
import { foundRows, searchedRows, searching, wallClock } from '#domain/people/queries/searched_list'
import { compiler } from '#domain/shared/data/database'
import { cursorRows } from '#domain/shared/lists/cursor_rows'
import type { ListRequest } from '#domain/shared/lists/list_shape'

export const exportGuardians = (asked: ListRequest<typeof guardianList>) =>
  cursorRows(
    compiler
      .selectFrom(foundRows(searchedRows('guardian', searching(asked))))
      .innerJoin('guardians as s', 's.id', 'l.id')
      .select(['s.number', 's.first_name', 's.last_name', 's.first_name_other'])
      .select(['s.last_name_other', 's.status', 's.gender', 's.nationality', 's.national_id'])
      .select(['s.email', 's.phone', 's.address'])
      .select((of) => [
        of
          .selectFrom('student_guardians as k')
          .innerJoin('students as c', (join) =>
            join
              .onRef('c.tenant_id', '=', 'k.tenant_id')
              .onRef('c.id', '=', 'k.student_id')
              .on('c.archived_at', 'is', null)
          )
          .whereRef('k.guardian_id', '=', 's.id')
          .select((child) =>
            sql<string | null>`string_agg(${child.ref('c.number')}, ' '
              order by ${child.ref('c.sequence')})`.as('numbers')
          )
          .as('children'),
        wallClock(of.ref('s.created_at'), asked.zone).as('created_at'),
      ])
      .orderBy('l.ordinality')
  )
