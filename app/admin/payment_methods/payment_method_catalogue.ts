import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import PaymentMethodListTransformer from '#app/admin/payment_methods/payment_method_list_transformer'
import { refusePaymentMethod } from '#app/admin/payment_methods/payment_method_refusal'
import PaymentMethodTransformer from '#app/admin/payment_methods/payment_method_transformer'
import { catalogue } from '#core/catalogue/catalogue'
import { countField } from '#core/forms/number_field'
import { archiveChosen } from '#core/records/archive_chosen'
import type { Everything } from '#core/records/chosen_ids'
import { bothNames } from '#core/records/record_fields'
import { findPaymentMethod } from '#domain/billing/payment_methods/find_payment_method'
import { lockMethods } from '#domain/billing/payment_methods/method_order'
import { paymentMethodActs } from '#domain/billing/payment_methods/payment_method_acts'
import {
  type PaymentMethodFields,
  paymentMethodRecord,
  paymentMethodUses,
} from '#domain/billing/payment_methods/payment_method_record'
import { paymentMethodSource } from '#domain/billing/payment_methods/payment_method_source'
import { lastActive, nameTaken } from '#domain/billing/payment_methods/refused_archives'
import { cashSteps, isReferenceUsual, paymentKinds } from '#domain/billing/rules/payment_method'
import { counts } from '#domain/shared/limits/counts'

const paymentMethodValidator = vine.create({
  ...bothNames('name'),
  kind: vine.enum(paymentKinds),
  wants_reference: vine.boolean().optional(),
  cash_step: vine.enum(cashSteps.map(String)).optional(),
  position: countField(...counts.positions)
    .nullable()
    .optional(),
})

const archiveMethods = (ctx: HttpContext, archive: boolean, everything: Everything) =>
  archiveChosen(ctx, paymentMethodRecord, archive, {
    everything,
    holding: lockMethods,
    refusing: archive ? lastActive(ctx.locale) : nameTaken(ctx.locale),
  })

export const paymentMethodCatalogue = catalogue({
  record: paymentMethodRecord,
  uses: paymentMethodUses,
  source: paymentMethodSource,
  find: findPaymentMethod,
  acts: paymentMethodActs,
  refuse: refusePaymentMethod,
  archive: (ctx, everything) => archiveMethods(ctx, true, everything),
  restore: (ctx, everything) => archiveMethods(ctx, false, everything),

  async fields({ request }: HttpContext): Promise<PaymentMethodFields> {
    const form = await request.validateUsing(paymentMethodValidator)
    const step = form.kind === 'cash' ? Number(form.cash_step ?? 0) : 0
    return {
      kind: form.kind,
      name_en: form.name_en ?? null,
      name_ar: form.name_ar ?? null,
      wants_reference: form.wants_reference ?? isReferenceUsual(form.kind),
      cash_step: cashSteps.find((one) => one === step) ?? 0,
      position: form.position ?? null,
    }
  },

  pages: {
    index: ({ inertia }, page, props) =>
      inertia.render('admin/payment_methods/index', {
        payment_methods: PaymentMethodListTransformer.transform(page),
        ...props,
      }),
    create: ({ inertia }) =>
      inertia.render('admin/payment_methods/create', { payment_method: null }),
    show: ({ inertia }, entry, props) =>
      inertia.render('admin/payment_methods/show', {
        payment_method: PaymentMethodTransformer.transform(entry),
        ...props,
      }),
    edit: ({ inertia }, entry) =>
      inertia.render('admin/payment_methods/edit', {
        payment_method: PaymentMethodTransformer.transform(entry),
      }),
  },
})
