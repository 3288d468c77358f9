import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import type { ImmediateAct } from '~/components/enrolments/acts/enrolment_acts'

/** Does at once what needs no answer. */
export function submitAction(act: ImmediateAct, id: string): void {
  const options = { preserveScroll: true }
  switch (act) {
    case 'confirm':
    case 'admit':
      return router.post(urlFor('admin.enrolments.confirmation.store', { id }), {}, options)
    case 'accept':
      return router.put(
        urlFor('admin.enrolments.offer.store', { id }),
        { answer: 'accepted' },
        options
      )
    default:
      return router.delete(urlFor('admin.enrolments.freeze.store', { id }), options)
  }
}
