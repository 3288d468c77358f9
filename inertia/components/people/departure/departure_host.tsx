import { usePage } from '@inertiajs/react'
import { Suspense, useState } from 'react'
import { lazyPart } from '~/language/lazy_part'

const DepartureDialog = lazyPart(() => import('~/components/people/departure/departure_dialog'))

/** Asks before somebody leaves, wherever that was begun; a form asks for itself. */
export function DepartureHost() {
  const { departure } = usePage().flash
  const [closed, setClosed] = useState<unknown>()
  if (!departure?.again || departure === closed) return null
  return (
    <Suspense>
      <DepartureDialog question={departure} onClose={() => setClosed(departure)} />
    </Suspense>
  )
}
