import { type RowOf, statement } from '#domain/shared/data/statement'

/** In their order, archived ones too: records may still name one. */
export const branchOptions = statement((query) =>
  query
    .selectFrom('branches')
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'code', 'name_en', 'name_ar', 'is_main'])
    .select((of) => of('archived_at', 'is not', null).$castTo<boolean>().as('is_archived'))
)

export type BranchOption = RowOf<typeof branchOptions>
