import { type RowOf, statement } from '#domain/shared/data/statement'

const steps = statement((query) =>
  query
    .selectFrom('levels')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .select(['id', 'code', 'name_en', 'name_ar'])
)

/** A level as a step of the ladder. */
export type Step = RowOf<typeof steps>

/** Every level that is not archived, in order. */
export class ListLadder {
  execute() {
    return steps({})
  }
}
