import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OwnRules } from '#domain/attendance/queries/policies'

/** Of the centre what holds in it; of a group what it says itself: null is as the centre. */
export default class AttendancePolicyTransformer extends BaseTransformer<
  OwnRules & { version: number }
> {
  toObject() {
    const { lock_days, shows_contacts, make_ups_unlimited, version } = this.resource
    const { check_in_minutes, late_after } = this.resource
    const { alerts_guardians, alert_minutes, reminds_instructors } = this.resource
    const { notice_hours, late_cancel_charge, no_show_charge, free_late_cancels } = this.resource
    const { charges_excused, pays_late_cancel, pays_no_show } = this.resource
    const { make_ups, make_ups_allowed, make_ups_per, make_up_expiry, make_up_days } = this.resource
    const { make_up_bookers } = this.resource
    return {
      ...{ notice_hours, late_cancel_charge, no_show_charge, free_late_cancels },
      ...{ charges_excused, pays_late_cancel, pays_no_show },
      ...{ make_ups, make_ups_allowed, make_ups_per, make_up_expiry, make_up_days },
      make_up_bookers,
      ...{ make_ups_unlimited, lock_days, shows_contacts, check_in_minutes, late_after },
      ...{ alerts_guardians, alert_minutes, reminds_instructors },
      version,
    }
  }
}
