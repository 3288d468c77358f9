import type { HttpContext } from '@adonisjs/core/http'
import { searchRecords } from '#domain/search/search_records'
import { readStatements } from '#domain/shared/data/database'

const indexes = ['students', 'instructors', 'groups'] as const

/** What a palette asks, behind the same middleware as the fixed route: three indexes, five of each. */
export async function multiSearch({ request, tenant }: HttpContext) {
  const q = String(request.input('q'))
  const queries = indexes.map((index) => ({ index, q, limit: 5, offset: 0, filter: null }))
  return { results: await readStatements(tenant.id, () => searchRecords(queries, 'en')) }
}
