import type { HttpContext } from '@adonisjs/core/http'
import { askDepartureInForm } from '#core/people/departure_question'
import { refusePerson } from '#core/people/refuse_person'
import { refuseRecord } from '#core/records/refuse_record'
import { tellBusy } from '#core/records/tell_busy'
import type { Busy } from '#domain/shared/data/held_by_another'
import type { UpdateInstructorRefusal } from '#domain/people/instructors/actions/update_instructor'

type Refusal = UpdateInstructorRefusal | Busy | { type: 'unknown_taught' }

export function refuseInstructor(ctx: HttpContext, refusal: Refusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'not_found':
    case 'stale_version':
      return refuseRecord(ctx, refusal)
    case 'same_contact':
    case 'national_id_taken':
      return refusePerson(ctx, 'instructors', refusal)
    case 'status_step': {
      const from = i18n.t(`instructors.status.${refusal.from}`)
      const to = i18n.t(`instructors.status.${refusal.to}`)
      return session.flashErrors({ status: i18n.t('instructors.errors.status_step', { from, to }) })
    }
    case 'asked':
      return askDepartureInForm(ctx, 'instructors', refusal)
    case 'busy':
      return tellBusy(ctx)
    case 'left_before_hired':
      return session.flashErrors({ left_on: i18n.t('instructors.errors.left_before_hired') })
    default:
      return session.flashErrors({ subject_ids: i18n.t('instructors.errors.unknown_taught') })
  }
}
