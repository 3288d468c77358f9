import type { HttpContext } from '@adonisjs/core/http'
import { askedSearch } from '#app/search/asked_search'
import { jsonBody } from '#app/search/json_body'
import { searchInAddress } from '#app/search/query_string'
import { answerSearches } from '#app/search/answer_searches'
import { sentKey } from '#app/search/sent_key'
import { wantedSearch } from '#app/search/wanted_search'
import type { SearchKey } from '#core/search/search_key'

/** One index searched, asked for in a body or in the address. */
export default class IndexSearchesController {
  async store(ctx: HttpContext) {
    const key = sentKey(ctx)
    return this.#answer(ctx, key, await jsonBody(ctx))
  }

  async show(ctx: HttpContext) {
    return this.#answer(ctx, sentKey(ctx), searchInAddress(ctx))
  }

  async #answer(ctx: HttpContext, key: SearchKey, sent: unknown) {
    const { asked } = askedSearch(sent, '')
    const uid = String(ctx.params.uid)
    const wanted = wantedSearch({ uid, asked }, ctx.tenant.slug, key)
    const [answer] = await answerSearches(ctx, key, [wanted])
    ctx.response.header('Cache-Control', 'no-store')
    return answer
  }
}
