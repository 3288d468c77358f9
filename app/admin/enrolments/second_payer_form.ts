import type { HttpContext } from '@adonisjs/core/http'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import {
  secondCompanyValidator,
  secondPayerValidator,
} from '#app/admin/enrolments/second_payer_validator'
import { amountOf, moneyMeta } from '#core/forms/money_field'
import type { CompanyFields } from '#domain/billing/payers/company_fields'
import type { AgreedShare } from '#domain/billing/second_payers/set_second_payer'
import type { EnrolmentTerms } from '#domain/teaching/enrolments/enrolment_terms'

/** Reads who pays which share; an amount is in the currency of the enrolment’s price. */
export async function readSecondPayerForm(ctx: HttpContext, terms: EnrolmentTerms) {
  const { bouncer, request } = ctx
  const money = moneyMeta(ctx, pricedIn(terms))
  if (request.input('payer_kind') !== 'company') {
    const form = await request.validateUsing(secondPayerValidator, money)
    return { ...agreementOf(form, money), payer: { reference: form.payer } }
  }
  await bouncer.with(EnrolmentPolicy).authorize('openCompany')
  const form = await request.validateUsing(secondCompanyValidator, money)
  const company: CompanyFields = {
    name: form.name_en || form.name_ar!,
    name_other: (form.name_en && form.name_ar) || null,
    tax_number: form.tax_number ?? null,
    email: form.email ?? null,
    phone: null,
    address: null,
    language: null,
  }
  return { ...agreementOf(form, money), payer: { company } }
}

function pricedIn({ price, currency, exponent }: EnrolmentTerms) {
  if (price === null || currency === null || exponent === null) return undefined
  return { minor: price, currency, exponent }
}

type Agreement = {
  current?: string | null
  share_kind: 'percent' | 'amount'
  share_value: string
}

function agreementOf(form: Agreement, money: ReturnType<typeof moneyMeta>) {
  const share: AgreedShare =
    form.share_kind === 'percent'
      ? { percent: Number(form.share_value) }
      : { amount: amountOf(money, form.share_value) }
  return { current: form.current ?? null, share }
}
