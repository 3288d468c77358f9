import type { HttpContext } from '@adonisjs/core/http'
import FinancialPolicy from '#app/admin/settings/financial_policy'
import { trialServiceOf, valuesOf } from '#domain/access/centre/rules/financial'
import { sessionServices } from '#domain/billing/queries/service_choices'
import { readStatements } from '#domain/shared/data/database'

/** Services that a trial can be charged by, for the dialog of the financial settings. */
export default class TrialServicesController {
  async index({ bouncer, response, tenant }: HttpContext) {
    await bouncer.with(FinancialPolicy).authorize('index')
    const chosen = trialServiceOf(valuesOf(tenant.financial))
    response.header('Cache-Control', 'no-store')
    const services = await readStatements(tenant.id, () => sessionServices(chosen ? [chosen] : []))
    return { services }
  }
}
