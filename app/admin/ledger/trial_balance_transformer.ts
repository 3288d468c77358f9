import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AccountBalance } from '#domain/billing/ledger/trial_balance'

export default class TrialBalanceTransformer extends BaseTransformer<AccountBalance> {
  toObject() {
    const { account, currency, exponent, debit, credit, balance } = this.resource
    const money = (minor: string) => ({ minor, currency, exponent })
    return {
      account,
      currency,
      debit: money(debit),
      credit: money(credit),
      balance: money(balance),
    }
  }
}
