import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SameContact } from '#domain/people/queries/find_same_contact'
import { writtenPhone } from '#domain/people/rules/written_phone'

export default class SameContactTransformer extends BaseTransformer<SameContact> {
  toObject() {
    const person = this.resource
    return {
      ...this.pick(person, [
        'id',
        'number',
        'first_name',
        'last_name',
        'first_name_other',
        'last_name_other',
        'email',
        'reason',
      ]),
      phone_written: writtenPhone(person.phone),
    }
  }
}
