import type { HttpContext } from '@adonisjs/core/http'
import NameSuggestionPolicy from '#app/admin/name_suggestions/name_suggestion_policy'
import { nameSuggestionValidator } from '#app/admin/name_suggestions/name_suggestion_validator'
import { suggestNames, tablesSeenBy } from '#domain/people/queries/suggest_names'
import { readStatements } from '#domain/shared/data/database'
import { longest } from '#domain/shared/limits/text_lengths'
import { languageOf } from '#domain/shared/text/person_names'
import { plainLine } from '#domain/shared/text/plain_text'

export default class NameSuggestionsController {
  async index({ bouncer, request, response, tenant, auth }: HttpContext) {
    await bouncer.with(NameSuggestionPolicy).authorize('index')
    const { first, last, to } = await request.validateUsing(nameSuggestionValidator, {
      data: request.qs(),
    })
    const names = [first, last].map((name = '') => plainLine(name.slice(0, longest.personName)))
    const asked = names.filter((name) => languageOf(name) !== to)
    const seen = tablesSeenBy(auth.getUserOrFail())
    const suggested = await readStatements(tenant.id, () => suggestNames(asked, seen))
    const answer = names.map((name) => (asked.includes(name) ? suggested(name) : null))
    response.header('Cache-Control', 'no-store')
    return { first: answer[0] ?? null, last: answer[1] ?? null }
  }
}
