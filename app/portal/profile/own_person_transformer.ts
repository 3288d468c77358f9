import { BaseTransformer } from '@adonisjs/core/transformers'
import { ownPhotoUrl } from '#core/pictures/own_photo_url'
import type { Principal } from '#domain/access/sessions/principal'
import type { OwnPerson } from '#domain/people/queries/find_own_person'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { storedNameFields } from '#domain/shared/text/person_names'

export default class OwnPersonTransformer extends BaseTransformer<OwnPerson> {
  constructor(
    person: OwnPerson,
    private user: Principal
  ) {
    super(person)
  }

  toObject() {
    return {
      ...this.pick(this.resource, [
        'number',
        ...storedNameFields,
        'email',
        'phone',
        'whatsapp',
        'version',
      ]),
      type: this.user.personType,
      phone_written: writtenPhone(this.resource.phone),
      photo: ownPhotoUrl(this.user.kind, this.resource.photo),
    }
  }
}
