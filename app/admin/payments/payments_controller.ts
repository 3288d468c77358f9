import type { HttpContext } from '@adonisjs/core/http'
import PaymentListTransformer from '#app/admin/payments/payment_list_transformer'
import PaymentPolicy from '#app/admin/payments/payment_policy'
import { paymentFormPage, readPayment } from '#app/admin/payments/payment_form'
import { refusePayment } from '#app/admin/payments/payment_refusal'
import PaymentTransformer from '#app/admin/payments/payment_transformer'
import ActivityTransformer from '#core/audit/activity_transformer'
import { branchChoices } from '#core/branches/branch_choices'
import { notFound } from '#core/errors/not_found'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { actorOf } from '#core/records/actor_of'
import { areaAbilities } from '#core/records/area_policy'
import { recordPayment } from '#domain/billing/payments/record_payment'
import { findPayment } from '#domain/billing/queries/find_payment'
import { listPaymentMethods } from '#domain/billing/queries/list_payment_methods'
import { listPayments, paymentList, sumPayments } from '#domain/billing/queries/list_payments'
import { readStatements } from '#domain/shared/data/database'
import { recordActivity } from '#domain/shared/records/record_activity'
import { today } from '#domain/shared/time/clock'

export default class PaymentsController {
  async index(ctx: HttpContext) {
    const { auth, bouncer, inertia, locale, tenant } = ctx
    await bouncer.with(PaymentPolicy).authorize('index')
    const query = new ListQuery(paymentList, ctx.request.qs())
    const request = query.in(tenant, locale)
    const { page, list } = await readList(ctx, paymentList, async () => {
      const [rows, sums] = await Promise.all([listPayments(request), sumPayments(request)])
      return { ...rows, sums }
    })
    return inertia.render('admin/payments/index', {
      payments: PaymentListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('payments', auth.getUserOrFail()),
      list,
      methods: await readStatements(tenant.id, listPaymentMethods),
      branches: await branchChoices(tenant),
    })
  }

  async create(ctx: HttpContext) {
    await ctx.bouncer.with(PaymentPolicy).authorize('create')
    return ctx.inertia.render('admin/payments/create', await paymentFormPage(ctx))
  }

  async store(ctx: HttpContext) {
    const { auth, bouncer, i18n, response, session, tenant } = ctx
    await bouncer.with(PaymentPolicy).authorize('create')
    const form = await readPayment(ctx)
    if (!form) return response.redirect().withQs().back()
    const { key, payment } = form
    const result = await recordPayment({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      zone: tenant.timezone,
      request: { key, user: auth.getUserOrFail().userId, content: payment },
      payment,
    })
    if (!result.ok) {
      refusePayment(ctx, result.error)
      return response.redirect().withQs().back()
    }
    session.flash('success', i18n.t('payments.flash.recorded', { number: result.value.number }))
    return response.redirect().toRoute('admin.payments.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    const { auth, bouncer, inertia, params, request, tenant } = ctx
    await bouncer.with(PaymentPolicy).authorize('show')
    const user = auth.getUserOrFail()
    const [payment, activity] = await readStatements(tenant.id, async () => {
      const one = await findPayment(params.id)
      if (!one) throw notFound(ctx)
      return [one, await recordActivity('payment', one.id)] as const
    })
    const isOwnToday =
      payment.received_by === user.userId && payment.received_on === today(tenant.timezone)
    return inertia.render('admin/payments/show', {
      payment: PaymentTransformer.transform(payment),
      activity: ActivityTransformer.transform(activity),
      tab: request.input('tab') === 'activity' ? ('activity' as const) : ('overview' as const),
      can: {
        ...areaAbilities('payments', user),
        void:
          user.may('admin.payments.delete') || (user.may('admin.payments.create') && isOwnToday),
      },
    })
  }
}
