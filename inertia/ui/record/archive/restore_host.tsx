import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { endRestoring, restoreQuestion } from '~/ui/record/archive/archiving'

const RestoreDialog = lazyPart(() => import('~/ui/record/archive/restore_dialog'))

export function RestoreHost() {
  const question = useSyncExternalStore(restoreQuestion.subscribe, restoreQuestion.current)
  useEffect(() => endRestoring, [])
  if (!question) return null
  return (
    <Suspense>
      <RestoreDialog question={question} />
    </Suspense>
  )
}
