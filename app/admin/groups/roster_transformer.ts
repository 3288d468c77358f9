import { BaseTransformer } from '@adonisjs/core/transformers'
import { pictureVersion } from '#core/pictures/picture_version'
import { writtenPhone } from '#domain/people/rules/written_phone'
import type { RosterRow } from '#domain/teaching/queries/group_roster'

/** One enrolment of a group, with whom it is about. */
export default class RosterTransformer extends BaseTransformer<RosterRow> {
  toObject() {
    const row = this.resource
    const { price, currency, exponent } = row
    const isPriced = price !== null && currency !== null && exponent !== null
    return {
      ...this.pick(row, [
        'id',
        'status',
        'student_id',
        'number',
        'first_name',
        'last_name',
        'first_name_other',
        'last_name_other',
        'enrolled_on',
        'starts_on',
        'ends_on',
        'billing_mode',
        'discount_reason',
        'over_capacity_reason',
        'reason',
        'place',
        'frozen_from',
        'frozen_until',
      ]),
      photo: row.photo && `/admin/students/${row.student_id}/photo?v=${pictureVersion(row.photo)}`,
      phone_written: writtenPhone(row.phone),
      price: isPriced ? { minor: price, currency, exponent } : null,
      waiting_since: row.waiting_since?.toISOString() ?? null,
      offer_expires_at: row.offer_expires_at?.toISOString() ?? null,
    }
  }
}
