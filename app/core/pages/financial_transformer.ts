import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Principal } from '#domain/access/sessions/principal'
import { financialKeys, valuesOf } from '#domain/access/centre/rules/financial'
import type { Tenant } from '#domain/access/centre/tenant'

export default class FinancialTransformer extends BaseTransformer<Tenant> {
  constructor(
    tenant: Tenant,
    private reader: Principal
  ) {
    super(tenant)
  }

  toObject() {
    const { financial, financialVersion } = this.resource
    const maySee = this.reader.kind === 'admin' && this.reader.may('admin.financial_settings.index')
    const descriptions = Object.fromEntries(
      financialKeys.map((key) => [key, financial[key].description ?? ''])
    )
    return {
      values: valuesOf(financial),
      kept: maySee ? { version: financialVersion, descriptions } : null,
    }
  }
}
