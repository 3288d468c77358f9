import { BaseTransformer } from '@adonisjs/core/transformers'
import { enrolmentColumns } from '#app/admin/enrolments/enrolment_columns'
import { pictureVersion } from '#core/pictures/picture_version'
import { writtenPhone } from '#domain/people/rules/written_phone'
import type { RosterRow } from '#domain/teaching/enrolments/queries/group_roster'
import type { PlacementWarning } from '#domain/teaching/enrolments/rules/suitability'
import { storedNameFields } from '#domain/shared/text/person_names'

export default class RosterTransformer extends BaseTransformer<
  RosterRow & { warnings?: PlacementWarning[] }
> {
  toObject() {
    const row = this.resource
    return {
      ...this.pick(row, [
        'id',
        'status',
        'student_id',
        'number',
        ...storedNameFields,
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
      /** Automatic offers pass over who waits with them. */
      warnings: row.warnings ?? [],
      phone_written: writtenPhone(row.phone),
      ...enrolmentColumns(row),
    }
  }
}
