import { BaseTransformer } from '@adonisjs/core/transformers'
import { listedPerson } from '#core/people/told_person'
import { guardianPhotoUrl } from '#app/admin/guardians/guardian_photo_url'
import { listed } from '#core/lists/listed'
import type { GuardianRow, listGuardians } from '#domain/people/guardians/queries/list_guardians'

export default class GuardianListTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof listGuardians>>
> {
  toObject() {
    return listed(this.resource, row)
  }
}

const row = (guardian: GuardianRow) => ({
  ...listedPerson(guardian),
  photo: guardianPhotoUrl(guardian),
  children: guardian.children,
  first_children: guardian.first_children,
})
