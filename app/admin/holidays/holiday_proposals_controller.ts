import type { HttpContext } from '@adonisjs/core/http'
import { askedBranch, askedProposals } from '#app/admin/holidays/asked_proposals'
import HolidayPolicy from '#app/admin/holidays/holiday_policy'
import ProposalTransformer from '#app/admin/holidays/proposal_transformer'
import { proposalsValidator } from '#app/admin/holidays/proposals_validator'
import { actorOf } from '#core/records/actor_of'
import { TakeOverHolidays } from '#domain/scheduling/holidays/actions/take_over_holidays'
import { presetCountries } from '#domain/scheduling/holidays/country_holidays'
import { listProposals } from '#domain/scheduling/holidays/queries/list_proposals'
import { readStatements } from '#domain/shared/data/database'

export default class HolidayProposalsController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(HolidayPolicy).authorize('create')
    const { country, year, years } = askedProposals(ctx)
    const asked = await askedBranch(ctx)
    const proposals = await readStatements(ctx.tenant.id, () =>
      listProposals(country, year, asked.branch)
    )
    return ctx.inertia.render('admin/holidays/proposals', {
      proposals: ProposalTransformer.transform(proposals),
      ...{ country, year, years, ...asked },
      countries: presetCountries,
    })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(HolidayPolicy).authorize('create')
    const { country, year } = askedProposals(ctx)
    const { holidays } = await request.validateUsing(proposalsValidator)
    const confirmed = holidays
      .filter((one) => one.confirmed)
      .map(({ confirmed: _, ...holiday }) => holiday)
    const { branch: branchId } = await askedBranch(ctx)
    const act = { tenantId: tenant.id, actor: actorOf(ctx), country, year, branchId, confirmed }
    const result = await new TakeOverHolidays().execute(act)
    if (!result.ok) {
      const { type } = result.error
      session.flashErrors({ holidays: i18n.t(`holidays.errors.${type}`) })
      return response.redirect().withQs().back()
    }
    const { added: count, sessions } = result.value
    const flash = sessions > 0 ? 'taken_over_booked' : 'taken_over'
    session.flash('success', i18n.t(`holidays.flash.${flash}`, { count, sessions }))
    return response.redirect().toRoute('admin.holidays.index')
  }
}
