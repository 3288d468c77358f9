import { BaseTransformer } from '@adonisjs/core/transformers'
import { guardianPhotoUrl } from '#app/admin/guardians/guardian_photo_url'
import type { Guardian } from '#domain/people/guardians/queries/find_guardian'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { storedNameFields } from '#domain/shared/text/person_names'

export default class GuardianTransformer extends BaseTransformer<Guardian> {
  toObject() {
    const guardian = this.resource
    return {
      ...this.pick(guardian, [
        'id',
        'number',
        ...storedNameFields,
        'gender',
        'nationality',
        'national_id',
        'email',
        'phone',
        'whatsapp',
        'address',
        'status',
        'notes',
        'version',
      ]),
      phone_written: writtenPhone(guardian.phone),
      photo: guardianPhotoUrl(guardian),
      created_at: guardian.created_at.toISOString(),
      updated_at: guardian.updated_at.toISOString(),
      archived_at: guardian.archived_at?.toISOString() ?? null,
    }
  }
}
