import { pageWithin } from '#core/lists/page_within'
import { listDifferences } from '#domain/billing/unbilled/list_differences'
import { namesOfDifferences } from '#domain/billing/unbilled/names_of_differences'
import { addUnbilled } from '#domain/billing/unbilled/unbilled_sum'

/** How many families are on a page. */
const per = 25

/** One page of families; counts and sums are of all of them. */
export async function pageOfDifferences(wanted: unknown) {
  const all = await listDifferences()
  const { offset, ...page } = pageWithin(wanted, { count: all.length, per })
  const families = all.slice(offset, offset + per)
  return {
    families,
    names: await namesOfDifferences(families),
    summary: {
      ...page,
      families: all.length,
      count: all.reduce((sum, { differences }) => sum + differences.length, 0),
      totals: addUnbilled(all),
    },
  }
}
