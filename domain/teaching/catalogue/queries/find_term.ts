import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isUuid } from '#domain/shared/text/is_uuid'
import { type RowOf, statement } from '#domain/shared/data/statement'

const termById = statement((query, given: { id: string }) =>
  query
    .selectFrom('terms as t')
    .where('t.id', '=', given.id)
    .select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.starts_on', 't.ends_on'])
    .select(['t.version', 't.created_at', 't.updated_at', 't.archived_at'])
    .select((of) =>
      /** Terms that share days with it, archived ones aside: allowed, but worth a look. */
      jsonArrayFrom(
        of
          .selectFrom('terms as o')
          .whereRef('o.id', '<>', 't.id')
          .where('o.archived_at', 'is', null)
          .whereRef('o.starts_on', '<=', 't.ends_on')
          .whereRef('o.ends_on', '>=', 't.starts_on')
          .orderBy('o.starts_on')
          .orderBy('o.id')
          .select(['o.id', 'o.code', 'o.name_en', 'o.name_ar'])
      ).as('overlaps')
    )
)

export type Term = RowOf<typeof termById>

export const findTerm = async (id: string) => (isUuid(id) ? (await termById({ id }))[0] : undefined)
