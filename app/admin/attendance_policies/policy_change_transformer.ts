import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedTerms } from '#domain/attendance/rules/policy_dates'

export default class PolicyChangeTransformer extends BaseTransformer<ListedTerms> {
  toObject() {
    const { version, effective_from, state, terms } = this.resource
    return {
      version,
      effective_from,
      state,
      terms: {
        notice_hours: terms.notice_hours,
        charges_excused: terms.charges_excused,
        late_cancel_charge: terms.late_cancel_charge,
        free_late_cancels: terms.free_late_cancels,
        pays_late_cancel: terms.pays_late_cancel,
        no_show_charge: terms.no_show_charge,
        pays_no_show: terms.pays_no_show,
        make_ups: terms.make_ups,
        make_ups_allowed: terms.make_ups_allowed,
        make_ups_unlimited: terms.make_ups_unlimited,
        make_ups_per: terms.make_ups_per,
        make_up_expiry: terms.make_up_expiry,
        make_up_days: terms.make_up_days,
      },
    }
  }
}
