import {
  type At,
  count,
  fieldsOf,
  flag,
  mark,
  unsupported,
  optional,
  type Read,
  text,
  texts,
} from '#app/search/wire_values'
import { WireError } from '#core/errors/wire_error'
import { plainLine } from '#domain/shared/text/plain_text'

/** Hits at once where nothing else is asked for. */
export const usual = 20

/** Characters of a query that are read; the rest is ignored. */
const longest = 512

/**
 * How far one can read into a list of hits, as Meilisearch has it by default, and how many at once.
 */
export const most = { hits: 1_000, atOnce: 100 }

const matching = ['last', 'all', 'frequency']

/** Every word has to be found, as far as typos go: no strategy makes fewer of them enough. */
const strategy: Read<null> = (value, at) => {
  if (matching.includes(text(value, at))) return null
  const expected = matching.map((name) => `\`${name}\``).join(', ')
  throw new WireError(at.code, `Unknown value at \`${at.path}\`: expected one of ${expected}`)
}

/** As texts are stored: no character that is not written may part it from one. */
const query: Read<string> = (value, at) =>
  plainLine(text(value, at).slice(0, longest).toWellFormed())

/** Everything Meilisearch documents for a search, as it calls it. */
const parameters = {
  q: optional(query, ''),
  offset: optional(count, 0),
  limit: optional(count, usual),
  page: optional(count, null),
  hitsPerPage: optional(count, null),
  filter: (value: unknown) => value,
  attributesToRetrieve: optional(texts, ['*']),
  attributesToHighlight: optional(texts, []),
  highlightPreTag: optional(mark, '<em>'),
  highlightPostTag: optional(mark, '</em>'),
  attributesToCrop: optional(texts, []),
  cropLength: optional(count, 10),
  cropMarker: optional(mark, '…'),
  showMatchesPosition: optional(flag, false),
  matchingStrategy: optional(strategy, null),
  locales: optional(texts, []),
  attributesToSearchOn: unsupported('Every attribute is searched: remove `attributesToSearchOn`.'),
  sort: unsupported('No attribute is sortable: hits are ordered by how well they match.'),
  distinct: unsupported('No attribute can be used as distinct attribute.'),
  facets: unsupported('Facets are not supported: remove `facets`.'),
  vector: unsupported('This service has no embedders: remove `vector`.'),
  hybrid: unsupported('This service has no embedders: remove `hybrid`.'),
  media: unsupported('This service has no embedders: remove `media`.'),
  retrieveVectors: unsupported('This service has no embedders: remove `retrieveVectors`.'),
  personalize: unsupported('This service does not personalize: remove `personalize`.'),
  useNetwork: unsupported('This service has no network: remove `useNetwork`.'),
  rankingScoreThreshold: unsupported(
    'Ranking scores are not supported: remove `rankingScoreThreshold`.'
  ),
  showRankingScore: unsupported('Ranking scores are not supported: remove `showRankingScore`.'),
  showRankingScoreDetails: unsupported(
    'Ranking scores are not supported: remove `showRankingScoreDetails`.'
  ),
  showPerformanceDetails: unsupported(
    'Performance details are not supported: remove `showPerformanceDetails`.'
  ),
}

export type Parameter = keyof typeof parameters

const parameterNames = Object.keys(parameters) as Parameter[]

export type AskedSearch = { [Name in Parameter]: ReturnType<(typeof parameters)[Name]> }

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const codes = new Map<Parameter, string>([
  ...parameterNames.map((name) => [name, `invalid_search_${inSnakeCase(name)}`] as const),
  ['hybrid', 'invalid_search_hybrid_query'],
])

export const codeOf = (name: Parameter) => codes.get(name)!

/**
 * `path` is where the search is in the request; `beside` are the fields it may have that are
 * not its own.
 */
export function askedSearch(
  sent: unknown,
  path: string,
  beside: readonly string[] = []
): { asked: AskedSearch; fields: Record<string, unknown> } {
  const at: At = { path, code: 'bad_request' }
  const fields = fieldsOf(sent, at, [...beside, ...parameterNames])
  const read = (name: Parameter) =>
    parameters[name](fields[name], { path: [path, name].join('.'), code: codeOf(name) })
  const asked = Object.fromEntries(parameterNames.map((name) => [name, read(name)]))
  return { asked: asked as AskedSearch, fields }
}
