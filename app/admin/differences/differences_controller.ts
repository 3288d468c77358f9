import type { HttpContext } from '@adonisjs/core/http'
import DifferencePolicy, { settlementAbilities } from '#app/admin/differences/difference_policy'
import { pageOfDifferences } from '#app/admin/differences/differences_page'
import DifferenceTransformer from '#app/admin/differences/difference_transformer'
import { settleValidator } from '#app/admin/differences/difference_validator'
import { refuseSettlement } from '#app/admin/differences/settlement_refusal'
import { settlementWords } from '#app/admin/differences/settlement_words'
import { actorOf } from '#core/records/actor_of'
import { settleDifferences } from '#domain/billing/unbilled/settle_differences'
import { readStatements } from '#domain/shared/data/database'

export default class DifferencesController {
  async index({ auth, bouncer, inertia, request, tenant }: HttpContext) {
    await bouncer.with(DifferencePolicy).authorize('index')
    const { families, names, summary } = await readStatements(tenant.id, () =>
      pageOfDifferences(request.input('page'))
    )
    return inertia.render('admin/differences/index', {
      families: DifferenceTransformer.transform(families.map((family) => ({ family, names }))),
      summary,
      can: settlementAbilities(auth.getUserOrFail()),
    })
  }

  async store(ctx: HttpContext) {
    const { auth, bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(DifferencePolicy).authorize('settle')
    const { sessions } = await request.validateUsing(settleValidator)
    const act = { tenantId: tenant.id, actor: actorOf(ctx), zone: tenant.timezone }
    const { credit } = settlementAbilities(auth.getUserOrFail())
    const words = settlementWords(ctx)
    let count = 0
    for (const [payer, own] of Map.groupBy(sessions, (one) => one.payer_id)) {
      const result = await settleDifferences({
        ...act,
        payer_id: payer,
        sessions: own,
        may_credit: credit,
        words,
      })
      if (result.ok) count += result.value.session_count
      else refuseSettlement(ctx, payer, result.error)
    }
    if (count > 0) session.flash('success', i18n.t('differences.flash.settled', { count }))
    return response.redirect().withQs().back()
  }
}
