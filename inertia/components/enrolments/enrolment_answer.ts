import type { InertiaFormProps } from '@inertiajs/react'
import type { EnrolmentQuestion } from '~/components/enrolments/enrolment_acts'
import { enrolmentUrls } from '~/components/enrolments/enrolment_urls'

/** Everything an act upon an enrolment may want to know; each sends its part. */
export type EnrolmentAnswer = {
  reason: string
  on: string
  from: string
  until: string
  target_id: string
  price_choice: string
  over_capacity_reason: string
}

/** Sends what was answered; the dialog closes when the house accepted it. */
export function sendAnswer(
  form: InertiaFormProps<EnrolmentAnswer>,
  question: EnrolmentQuestion,
  id: string,
  onSuccess: () => void
): void {
  const options = { preserveScroll: true, preserveState: true, onSuccess }
  switch (question) {
    case 'transfer':
      return form.post(enrolmentUrls.transfer(id), options)
    case 'freeze':
      return form.post(enrolmentUrls.freeze(id), options)
    case 'drop':
      return form.post(enrolmentUrls.drop(id), options)
    case 'complete':
      return form.post(enrolmentUrls.completion(id), options)
    case 'offer':
      return form.post(enrolmentUrls.offer(id), options)
    case 'jump':
      return form.post(enrolmentUrls.priority(id), options)
    default:
      form.transform((data) => ({ ...data, answer: 'declined' }))
      return form.put(enrolmentUrls.offer(id), options)
  }
}
