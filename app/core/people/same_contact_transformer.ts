import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SameContact } from '#domain/people/queries/find_same_contact'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { storedNameFields } from '#domain/shared/text/person_names'

export default class SameContactTransformer extends BaseTransformer<SameContact> {
  toObject() {
    const person = this.resource
    return {
      ...this.pick(person, ['id', 'number', ...storedNameFields, 'email', 'reason']),
      phone_written: writtenPhone(person.phone),
    }
  }
}
