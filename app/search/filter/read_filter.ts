import { refuseFilter } from '#app/search/filter/filter_cursor'
import { FilterReader } from '#app/search/filter/filter_reader'
import { kept, shown } from '#app/search/wire_values'
import { searchAttributes } from '#domain/search/search_index'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'
import { anyOf, type SearchFilter } from '#domain/search/search_filter'

/** Characters of a filter with all its lists, and of its values. */
const longest = 8_000

const everything: SearchFilter = { type: 'all', of: [] }

/**
 * A filter as a text, or as a list whose members all hold, of which a list in it holds if one of
 * its members does.
 */
export function readFilter(sent: unknown, index: SearchIndex): SearchFilter | null {
  if (sent === undefined || sent === null) return null
  if (lengthOf(sent) > longest) refuseFilter('The filter is too long.')
  const expression = (one: unknown) =>
    typeof one === 'string' ? expressionOf(one, index) : refuseKind('String', one)
  const member = (one: unknown): SearchFilter => {
    if (!Array.isArray(one)) return expression(one)
    return one.length > 0 ? anyOf(one.map(expression)) : everything
  }
  if (Array.isArray(sent)) return { type: 'all', of: sent.map(member) }
  return typeof sent === 'string' ? expression(sent) : refuseKind('String, Array', sent)
}

const expressionOf = (text: string, index: SearchIndex) =>
  text.trim() === '' ? everything : new FilterReader(kept(text), searchAttributes[index]).read()

const refuseKind = (expected: string, found: unknown): never =>
  refuseFilter(
    `Invalid syntax for the filter parameter: \`expected ${expected}, found: ${shown(found)}\`.`
  )

/** Of what a filter may be made of: a text, a list of texts, or one of such lists. */
function lengthOf(sent: unknown): number {
  const members = [sent].flat(2)
  return members.reduce<number>((sum, one) => sum + (typeof one === 'string' ? one.length : 1), 0)
}
