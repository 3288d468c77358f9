import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { ledgerDays, ledgerPeriods } from '#app/admin/ledger/ledger_days'
import LedgerEntryTransformer from '#app/admin/ledger/ledger_entry_transformer'
import LedgerPolicy, { seesWholeCentre } from '#app/admin/ledger/ledger_policy'
import TrialBalanceTransformer from '#app/admin/ledger/trial_balance_transformer'
import { notFound } from '#core/errors/not_found'
import { code } from '#core/forms/person_fields'
import { pageWithin } from '#core/lists/page_within'
import { countEntries, listEntries } from '#domain/billing/ledger/list_entries'
import { trialBalance } from '#domain/billing/ledger/trial_balance'
import { ledgerAccounts } from '#domain/billing/rules/ledger_accounts'
import { readStatements } from '#domain/shared/data/database'

const per = 50

const accountValidator = vine.create({
  account: vine.enum(ledgerAccounts),
  currency: code().fixedLength(3),
})

export default class LedgerController {
  async index(ctx: HttpContext) {
    const { bouncer, inertia, tenant } = ctx
    await bouncer.with(LedgerPolicy).authorize('index')
    const days = await ledgerDays(ctx)
    const balances = seesWholeCentre()
      ? await readStatements(tenant.id, () => trialBalance(days))
      : []
    return inertia.render('admin/ledger/index', {
      balances: TrialBalanceTransformer.transform(balances),
      is_whole: seesWholeCentre(),
      days,
      periods: ledgerPeriods(tenant.timezone),
    })
  }

  async show(ctx: HttpContext) {
    const { bouncer, inertia, params, request, tenant } = ctx
    await bouncer.with(LedgerPolicy).authorize('whole')
    const days = await ledgerDays(ctx)
    const data = { account: params.account, currency: request.input('currency') }
    const [, account] = await request.tryValidateUsing(accountValidator, { data })
    if (!account) throw notFound(ctx)
    const filter = { ...account, ...days }
    const read = await readStatements(tenant.id, async () => {
      const count = await countEntries(filter)
      const { offset, ...page } = pageWithin(request.input('page'), { count, per })
      return { ...page, count, rows: await listEntries(filter, { limit: per, offset }) }
    })
    return inertia.render('admin/ledger/show', {
      ...account,
      days,
      entries: LedgerEntryTransformer.transform(read.rows),
      count: read.count,
      page: read.page,
      last_page: read.last_page,
    })
  }
}
