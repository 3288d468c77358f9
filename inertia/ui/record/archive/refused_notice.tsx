import { usePage } from '@inertiajs/react'
import { Suspense } from 'react'
import { lazyPart } from '~/language/lazy_part'

const RefusedRows = lazyPart(() => import('~/ui/list/selection/refused_rows'))

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
