import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import type { UnbilledDays, UnbilledSubject } from '~/components/invoice_drafts/types'

type Query = UnbilledDays & { page?: number }

/** The page's address for other days, another branch or page; `show` goes there. */
export function useUnbilledQuery(query: UnbilledDays, subject: UnbilledSubject | null) {
  const narrowed = subject ? { [subject.kind]: subject.id } : {}
  const parameters = (change: Partial<Query>) => {
    const { branch, ...rest }: Query = { ...query, ...change }
    return { ...narrowed, ...rest, ...(branch ? { branch } : {}) }
  }
  const link = (change: Partial<Query>) =>
    urlFor('admin.invoices.create', {}, { qs: parameters(change) })
  const show = (change: Partial<Query>) =>
    router.get(link(change), {}, { preserveState: true, preserveScroll: true, replace: true })
  return { parameters, link, show }
}
