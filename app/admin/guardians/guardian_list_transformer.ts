import { BaseTransformer } from '@adonisjs/core/transformers'
import { guardianPhotoUrl } from '#app/admin/guardians/guardian_photo_url'
import { listed } from '#core/lists/listed'
import type { GuardianRow, listGuardians } from '#domain/people/guardians/queries/list_guardians'
import { writtenPhone } from '#domain/people/rules/written_phone'

export default class GuardianListTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof listGuardians>>
> {
  toObject() {
    return listed(this.resource, row)
  }
}

const row = (guardian: GuardianRow) => ({
  id: guardian.id,
  number: guardian.number,
  first_name: guardian.first_name,
  last_name: guardian.last_name,
  first_name_other: guardian.first_name_other,
  last_name_other: guardian.last_name_other,
  email: guardian.email,
  phone_written: writtenPhone(guardian.phone),
  photo: guardianPhotoUrl(guardian),
  status: guardian.status,
  created_at: guardian.created_at.toISOString(),
  archived_at: guardian.archived_at?.toISOString() ?? null,
  version: guardian.version,
  children: guardian.children,
  first_children: guardian.first_children,
})
