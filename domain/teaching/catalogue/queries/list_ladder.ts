import { type RowOf, statement } from '#domain/shared/data/statement'

const steps = statement((query) =>
  query
    .selectFrom('levels')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .select(['id', 'code', 'name_en', 'name_ar'])
)

export type Step = RowOf<typeof steps>

export class ListLadder {
  execute() {
    return steps({})
  }
}
