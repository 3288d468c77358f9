import type { HttpContext } from '@adonisjs/core/http'
import { askedSearch } from '#app/search/asked_search'
import { jsonBody } from '#app/search/json_body'
import { answerSearches } from '#app/search/answer_searches'
import { sentKey } from '#app/search/sent_key'
import { wantedSearch } from '#app/search/wanted_search'
import { fieldsOf, text, unsupported, wrong } from '#app/search/wire_values'
import { WireError } from '#core/errors/wire_error'
import type { SearchKey } from '#core/search/search_key'

/** Searches in one request. */
const most = 10

const federation = unsupported(
  'This service does not merge the hits of several searches: remove `federation`.'
)
const federated = unsupported('Using `federationOptions` is not allowed in a non-federated search.')

export default class MultiSearchesController {
  async store(ctx: HttpContext) {
    const key = sentKey(ctx)
    const sent = queriesOf(await jsonBody(ctx))
    const wanted = sent.map((one, place) => inQuery(place, () => wantedAt(place, one, ctx, key)))
    const answers = await answerSearches(ctx, key, wanted)
    ctx.response.header('Cache-Control', 'no-store')
    return {
      results: answers.map((answer, place) => ({ indexUid: wanted[place]!.uid, ...answer })),
    }
  }
}

function queriesOf(body: unknown): unknown[] {
  const at = { path: '', code: 'bad_request' }
  const { queries, federation: merged } = fieldsOf(body, at, ['queries', 'federation'])
  federation(merged, { path: '.federation', code: 'invalid_multi_search_federated' })
  if (queries === undefined) throw new WireError('bad_request', 'Missing field `queries`')
  if (!Array.isArray(queries)) return wrong(queries, { ...at, path: '.queries' }, 'an array')
  if (queries.length <= most) return queries
  throw new WireError('bad_request', `Too many searches at \`.queries\`: expected at most ${most}`)
}

function wantedAt(place: number, sent: unknown, { tenant }: HttpContext, key: SearchKey) {
  const path = `.queries[${place}]`
  const { asked, fields } = askedSearch(sent, path, ['indexUid', 'federationOptions'])
  const { indexUid, federationOptions } = fields
  federated(federationOptions, { path, code: 'invalid_multi_search_federation_options' })
  if (indexUid === undefined) {
    throw new WireError('missing_index_uid', `Missing field \`indexUid\` inside \`${path}\``)
  }
  const uid = text(indexUid, { path: `${path}.indexUid`, code: 'invalid_index_uid' })
  return wantedSearch({ uid, asked }, tenant.slug, key)
}

/**
 * Which of the searches a refusal is about; an index that is not there is a mistake in the request
 * then.
 */
function inQuery<T>(place: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof WireError) || error.message.includes('.queries[')) throw error
    const { wireCode, message, status } = error
    throw new WireError(
      wireCode,
      `Inside \`.queries[${place}]\`: ${message}`,
      status === 404 ? 400 : status
    )
  }
}
