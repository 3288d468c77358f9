import type { HttpContext } from '@adonisjs/core/http'
import PayingTransformer from '#app/admin/payments/paying_transformer'
import { paidCurrencyValidator, paymentValidator } from '#app/admin/payments/payment_validator'
import { moneyMeta } from '#core/forms/money_field'
import { moneySettingsOf } from '#domain/access/centre/rules/financial'
import { findPayer } from '#domain/billing/payers/named_payers'
import { resolvePayer } from '#domain/billing/payers/resolve_payer'
import type { NewPayment } from '#domain/billing/payments/record_payment'
import { listPaymentMethods } from '#domain/billing/queries/list_payment_methods'
import {
  creditOf,
  decimalsOfInvoices,
  lastMethodOf,
  listOpenInvoices,
} from '#domain/billing/queries/payment_form'
import { readStatements, withTenant } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

/**
 * All that the form of a payment shows; `payer` of the address, an id or a reference of a choice, and
 * `invoice` say who pays what. A payer begins with the first document or here.
 */
export async function paymentFormPage(ctx: HttpContext) {
  const { auth, request, tenant } = ctx
  const user = auth.getUserOrFail()
  const reference = String(request.input('payer', ''))
  const opened =
    reference && (await withTenant(tenant.id, () => resolvePayer(referenceOf(reference))))
  const read = await readStatements(tenant.id, async () => {
    const payer = opened ? await findPayer(opened) : undefined
    const [methods, last, invoices, credit] = await Promise.all([
      listPaymentMethods(),
      lastMethodOf(user.userId),
      payer ? listOpenInvoices(payer.id) : [],
      payer ? creditOf(payer.id) : [],
    ])
    return { payer, methods, last, invoices, credit }
  })
  const { methods, last, ...paying } = read
  const invoice = String(request.input('invoice', '')) || null
  const first = paying.invoices.find(({ id }) => id === invoice) ?? paying.invoices[0]
  const currency = first?.currency ?? moneySettingsOf(tenant.financial).currency
  const exponent = await exponentOf(ctx, { payer: paying.payer?.id ?? null, currency })
  return {
    money: { currency, exponent },
    paying: PayingTransformer.transform(paying),
    methods,
    last_method: methods.find((method) => method.id === last)?.id ?? methods[0]?.id ?? null,
    invoice,
    today: today(tenant.timezone),
  }
}

const referenceOf = (text: string) => (text.includes(':') ? text : `payer:${text}`)

type TypedPayment = { key: string; payment: NewPayment }

/** Reads a payment as it was typed, by the decimals of its currency; nothing if there is no such payer. */
export async function readPayment(ctx: HttpContext): Promise<TypedPayment | undefined> {
  const { i18n, request, session, tenant } = ctx
  const { payer, currency } = await request.validateUsing(paidCurrencyValidator)
  const opened = await withTenant(tenant.id, () => resolvePayer(payer))
  if (!opened) {
    session.flashErrors({ payer: i18n.t('payments.errors.unknown_payer') })
    return undefined
  }
  const exponent = await exponentOf(ctx, { payer: opened, currency })
  const money = moneyMeta(ctx, { minor: '0', currency, exponent })
  const form = await request.validateUsing(paymentValidator, money)
  const { key, received_on, notes, parts, allocations } = form
  return {
    key,
    payment: {
      payer_id: opened,
      currency,
      exponent,
      received_on,
      notes: notes ?? null,
      parts: parts.map(({ amount, ...part }) => ({
        method_id: part.method_id,
        minor: amount,
        reference: part.reference ?? null,
        cheque_bank: part.cheque_bank ?? null,
        cheque_due_on: part.cheque_due_on ?? null,
      })),
      allocations:
        allocations?.map(({ document_id, amount: minor }) => ({ document_id, minor })) ?? null,
    },
  }
}

type Paid = { payer: string | null; currency: string }

/** A payment has as many decimals as the centre writes, or more where an invoice of its payer has more. */
async function exponentOf({ tenant }: HttpContext, { payer, currency }: Paid): Promise<number> {
  const money = moneySettingsOf(tenant.financial)
  const invoices =
    payer === null ? 0 : await readStatements(tenant.id, () => decimalsOfInvoices(payer, currency))
  return currency === money.currency ? Math.max(money.decimalPlaces, invoices) : invoices
}
