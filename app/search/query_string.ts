import type { HttpContext } from '@adonisjs/core/http'
import { codeOf, type Parameter as Name } from '#app/search/asked_search'
import { WireError } from '#core/errors/wire_error'

const counts: Name[] = ['offset', 'limit', 'page', 'hitsPerPage', 'cropLength']
const flags: Name[] = [
  'showMatchesPosition',
  'retrieveVectors',
  'showRankingScore',
  'showRankingScoreDetails',
  'showPerformanceDetails',
]
const lists: Name[] = [
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToCrop',
  'attributesToSearchOn',
  'facets',
  'sort',
  'locales',
]

/** A search asked in the address, as it would be asked in a body: there everything is text. */
export function searchInAddress({ request }: HttpContext): Record<string, unknown> {
  const sent = new URLSearchParams(request.parsedUrl.query ?? '')
  return Object.fromEntries([...sent].map(([name, value]) => [name, valueOf(name as Name, value)]))
}

function valueOf(name: Name, value: string): unknown {
  if (lists.includes(name)) return value.split(',')
  if (counts.includes(name))
    return /^\d+$/.test(value) ? Number(value) : refuse(name, 'a positive integer')
  if (!flags.includes(name)) return value
  return ['true', 'false'].includes(value) ? value === 'true' : refuse(name, 'a boolean')
}

function refuse(name: Name, expected: string): never {
  throw new WireError(
    codeOf(name),
    `Invalid value in parameter \`${name}\`: could not parse it as ${expected}`
  )
}
