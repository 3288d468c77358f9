import type { InertiaFormProps } from '@inertiajs/react'
import type { OfferAnswer } from '#domain/teaching/enrolments/rules/enrolment_state'
import { urlFor } from '~/client'
import type { EnrolmentQuestion } from '~/components/enrolments/acts/enrolment_acts'

export type EnrolmentAnswer = {
  reason: string
  on: string
  from: string
  until: string
  target_id: string
  price_choice: string
  over_capacity_reason: string
  confirmed_warnings: string[]
}

export function sendAnswer(
  form: InertiaFormProps<EnrolmentAnswer>,
  question: EnrolmentQuestion,
  id: string,
  onSuccess: () => void
): void {
  const options = { preserveScroll: true, preserveState: true, onSuccess }
  switch (question) {
    case 'transfer':
      return form.post(urlFor('admin.enrolments.transfer.store', { id }), options)
    case 'freeze':
      return form.post(urlFor('admin.enrolments.freeze.store', { id }), options)
    case 'drop':
      return form.post(urlFor('admin.enrolments.drop.store', { id }), options)
    case 'complete':
      return form.post(urlFor('admin.enrolments.completion.store', { id }), options)
    case 'offer':
      return form.post(urlFor('admin.enrolments.offer.store', { id }), options)
    case 'jump':
      return form.post(urlFor('admin.enrolments.priority.store', { id }), options)
    case 'admit':
    case 'confirm':
      return form.post(urlFor('admin.enrolments.confirmation.store', { id }), options)
    case 'accept':
      form.transform((data) => ({ ...data, answer: 'accepted' satisfies OfferAnswer }))
      return form.put(urlFor('admin.enrolments.offer.store', { id }), options)
    default:
      form.transform((data) => ({ ...data, answer: 'declined' satisfies OfferAnswer }))
      return form.put(urlFor('admin.enrolments.offer.store', { id }), options)
  }
}
