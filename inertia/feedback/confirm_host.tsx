import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { confirmation, repeatRefusedRequests } from '~/feedback/confirmation'

const ConfirmDialog = lazyPart(() => import('~/feedback/confirm_dialog'))

export function ConfirmHost() {
  const isWanted = useSyncExternalStore(confirmation.subscribe, confirmation.isWanted)
  const [fetched, setFetched] = useState(isWanted)
  if (isWanted && !fetched) setFetched(true)
  useEffect(() => repeatRefusedRequests(), [])
  if (!fetched) return null
  return (
    <Suspense>
      <ConfirmDialog opened={isWanted} />
    </Suspense>
  )
}
