import { usePage } from '@inertiajs/react'
import { Suspense } from 'react'
import { lazyPart } from '~/language/lazy_part'

const RefusedRows = lazyPart(() => import('~/ui/list/selection/refused_rows'))

/** What the last act passed over and why, where it was asked for: above a list, or under a record's head. */
export function RefusedNotice() {
  const { refused } = usePage().flash
  return (
    refused && (
      <Suspense>
        <RefusedRows refused={refused} />
      </Suspense>
    )
  )
}
