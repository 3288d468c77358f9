import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnconfirmed } from '#app/admin/placements/confirmation'
import { type NewGuardianRefusal, refuseNewGuardian } from '#app/admin/students/new_guardian'
import { askDepartureInForm } from '#core/people/departure_question'
import type { Asked } from '#domain/people/departures'
import { refuseRecord } from '#core/records/refuse_record'
import type { Duplicate } from '#domain/people/students/queries/find_possible_duplicates'
import type { EditRefusal } from '#domain/shared/records/stale_version'

type Refusal =
  | EditRefusal
  | Asked
  | { type: 'national_id_taken' }
  | { type: 'unconfirmed' }
  | { type: 'possible_duplicates'; duplicates: Duplicate[] }
  | NewGuardianRefusal

export function refuse(ctx: HttpContext, refusal: Refusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'not_found':
    case 'stale_version':
      return refuseRecord(ctx, refusal)
    case 'national_id_taken':
      return session.flashErrors({ national_id: i18n.t('students.errors.national_id_taken') })
    case 'unconfirmed':
      return refuseUnconfirmed(ctx)
    case 'possible_duplicates': {
      const count = refusal.duplicates.length
      session.flash('duplicates', refusal.duplicates)
      return session.flashErrors({
        confirm_duplicate: i18n.t('students.errors.possible_duplicates', { count }),
      })
    }
    case 'asked':
      return askDepartureInForm(ctx, 'students', refusal)
    case 'guardian':
      return refuseNewGuardian(ctx, refusal)
    default: {
      const exhaustive: never = refusal
      return exhaustive
    }
  }
}
