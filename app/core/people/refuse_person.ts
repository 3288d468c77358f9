import type { HttpContext } from '@adonisjs/core/http'
import type { ContactRefusal } from '#domain/people/contact_refusal'

export function refusePerson(
  { session, i18n }: HttpContext,
  area: 'guardians' | 'instructors',
  refusal: ContactRefusal
) {
  if (refusal.type === 'national_id_taken')
    return session.flashErrors({ national_id: i18n.t(`${area}.errors.national_id_taken`) })
  const count = refusal.people.length
  session.flash('duplicates', refusal.people)
  return session.flashErrors({
    confirm_duplicate: i18n.t(`${area}.errors.same_contact`, { count }),
  })
}
