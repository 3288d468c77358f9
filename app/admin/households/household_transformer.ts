import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Household } from '#domain/people/guardians/queries/find_household'

export default class HouseholdTransformer extends BaseTransformer<Household> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'number',
      'name',
      'name_other',
      'payer_kind',
      'payer_guardian_id',
      'payer_student_id',
      'company_name',
      'company_tax_number',
      'address',
      'notes',
      'version',
      'payer',
      'students',
    ])
  }
}
