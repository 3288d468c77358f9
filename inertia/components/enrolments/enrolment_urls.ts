import { urlFor } from '~/client'

/** Where each act upon one enrolment goes, by route name. */
export const enrolmentUrls = {
  confirmation: (id: string) => urlFor('admin.enrolments.confirmation.store', { id }),
  transfer: (id: string) => urlFor('admin.enrolments.transfer.store', { id }),
  freeze: (id: string) => urlFor('admin.enrolments.freeze.store', { id }),
  drop: (id: string) => urlFor('admin.enrolments.drop.store', { id }),
  completion: (id: string) => urlFor('admin.enrolments.completion.store', { id }),
  offer: (id: string) => urlFor('admin.enrolments.offer.store', { id }),
  priority: (id: string) => urlFor('admin.enrolments.priority.store', { id }),
}
