import { countOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

/** In their order, archived ones last, with what is in each and not archived. */
export const listBranches = statement((query) =>
  query
    .selectFrom('branches as t')
    .orderBy((of) => of('t.archived_at', 'is not', null))
    .orderBy('t.position')
    .orderBy('t.id')
    .select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.address', 't.phone', 't.is_main'])
    .select(['t.time_zone', 't.archived_at', 't.version'])
    .select((of) => [
      countOf(
        of
          .selectFrom('groups as g')
          .whereRef('g.tenant_id', '=', 't.tenant_id')
          .whereRef('g.branch_id', '=', 't.id')
          .where('g.archived_at', 'is', null)
      ).as('groups'),
      countOf(
        of
          .selectFrom('rooms as r')
          .whereRef('r.tenant_id', '=', 't.tenant_id')
          .whereRef('r.branch_id', '=', 't.id')
          .where('r.archived_at', 'is', null)
      ).as('rooms'),
    ])
)

export type BranchRow = RowOf<typeof listBranches>
