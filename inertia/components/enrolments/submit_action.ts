import { router } from '@inertiajs/react'
import type { EnrolmentDeed } from '~/components/enrolments/enrolment_acts'
import { enrolmentUrls } from '~/components/enrolments/enrolment_urls'

/** Does at once what needs no answer. */
export function submitAction(deed: EnrolmentDeed, id: string): void {
  const options = { preserveScroll: true }
  switch (deed) {
    case 'confirm':
    case 'admit':
      return router.post(enrolmentUrls.confirmation(id), {}, options)
    case 'accept':
      return router.put(enrolmentUrls.offer(id), { answer: 'accepted' }, options)
    default:
      return router.delete(enrolmentUrls.freeze(id), options)
  }
}
