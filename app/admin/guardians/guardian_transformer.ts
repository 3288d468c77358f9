import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownPerson } from '#core/people/told_person'
import { guardianPhotoUrl } from '#app/admin/guardians/guardian_photo_url'
import type { Guardian } from '#domain/people/guardians/queries/find_guardian'

export default class GuardianTransformer extends BaseTransformer<Guardian> {
  toObject() {
    const guardian = this.resource
    return {
      ...shownPerson(guardian),
      address: guardian.address,
      photo: guardianPhotoUrl(guardian),
    }
  }
}
