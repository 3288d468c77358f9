import { BaseTransformer } from '@adonisjs/core/transformers'
import { guardianPhotoUrl } from '#app/admin/guardians/guardian_photo_url'
import { studentPhotoUrl } from '#app/admin/students/student_photo_url'
import type { LinkedPerson } from '#domain/people/guardians/queries/list_links'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { storedNameFields } from '#domain/shared/text/person_names'

export default class LinkedPersonTransformer extends BaseTransformer<LinkedPerson> {
  constructor(
    person: LinkedPerson,
    private is: 'guardian' | 'student'
  ) {
    super(person)
  }

  toObject() {
    const person = this.resource
    return {
      ...this.pick(person, [
        'id',
        'number',
        ...storedNameFields,
        'phone',
        'email',
        'whatsapp',
        'status',
        'relation',
        'is_primary',
        'is_payer',
        'contact_priority',
        'may_see_data',
        'may_pick_up',
        'channels',
        'version',
      ]),
      phone_written: writtenPhone(person.phone),
      photo: this.is === 'guardian' ? guardianPhotoUrl(person) : studentPhotoUrl(person),
      archived_at: person.archived_at?.toISOString() ?? null,
    }
  }
}
