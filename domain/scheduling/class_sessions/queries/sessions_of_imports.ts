import { type Expression, sql } from 'kysely'

/** Sessions `t` that were made by imports, as far as they are still there. */
export const isOfImports = (wanted: Expression<unknown>) =>
  sql`t.id = any(array(
    select m from import_rows r cross join unnest(r.made) m where r.import_id = any(${wanted}::uuid[])))`
