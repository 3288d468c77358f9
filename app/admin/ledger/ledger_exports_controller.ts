import type { HttpContext } from '@adonisjs/core/http'
import { ledgerDays } from '#app/admin/ledger/ledger_days'
import LedgerPolicy from '#app/admin/ledger/ledger_policy'
import { sendSheet } from '#core/lists/send_sheet'
import { type AccountBalance, trialBalance } from '#domain/billing/ledger/trial_balance'
import { readStatements } from '#domain/shared/data/database'
import { fromWire, plainAmount } from '#domain/shared/money/money'

export default class LedgerExportsController {
  async show(ctx: HttpContext) {
    await ctx.bouncer.with(LedgerPolicy).authorize('whole')
    const days = await ledgerDays(ctx)
    const balances = await readStatements(ctx.tenant.id, () => trialBalance(days))
    return sendSheet<AccountBalance>(ctx, {
      name: 'ledger',
      columns: columns(ctx),
      rows: async function* () {
        yield await Promise.resolve(balances)
      },
    })
  }
}

const columns = ({ i18n }: HttpContext) => [
  { title: i18n.t('ledger.columns.currency'), cell: ({ currency }: AccountBalance) => currency },
  {
    title: i18n.t('ledger.columns.account'),
    cell: ({ account }: AccountBalance) => i18n.t(`ledger.accounts.${account}`),
  },
  ...(['debit', 'credit', 'balance'] as const).map((name) => ({
    title: i18n.t(`ledger.columns.${name}`),
    cell: (row: AccountBalance) => {
      const { currency, exponent } = row
      return plainAmount(fromWire({ minor: row[name], currency, exponent }))
    },
    type: 'number' as const,
  })),
]
