import type { HttpContext } from '@adonisjs/core/http'
import { refusePerson } from '#core/people/refuse_person'
import { refuseRecord } from '#core/records/refuse_record'
import type { ContactRefusal } from '#domain/people/contact_refusal'
import type { EditRefusal } from '#domain/shared/records/stale_version'

type Refusal = ContactRefusal | EditRefusal | { type: 'already_linked' | 'archived' }

export function refuseGuardian(ctx: HttpContext, refusal: Refusal) {
  switch (refusal.type) {
    case 'not_found':
    case 'stale_version':
      return refuseRecord(ctx, refusal)
    case 'same_contact':
    case 'national_id_taken':
      return refusePerson(ctx, 'guardians', refusal)
    default: {
      const message = ctx.i18n.t(`guardians.errors.${refusal.type}`)
      return ctx.session.flashErrors({ guardian_id: message })
    }
  }
}
