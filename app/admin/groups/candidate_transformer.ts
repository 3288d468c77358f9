import { BaseTransformer } from '@adonisjs/core/transformers'
import { writtenPhone } from '#domain/people/rules/written_phone'
import type { CandidateRow } from '#domain/teaching/enrolments/queries/find_candidates'
import { storedNameFields } from '#domain/shared/text/person_names'

export default class CandidateTransformer extends BaseTransformer<CandidateRow> {
  toObject() {
    return {
      ...this.pick(this.resource, [
        'id',
        'number',
        ...storedNameFields,
        'gender',
        'birth_date',
        'enrolment_status',
      ]),
      phone_written: writtenPhone(this.resource.phone),
    }
  }
}
