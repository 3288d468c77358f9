import { Suspense } from 'react'
import { useShared } from '~/hooks/use_shared'
import { lazyPart } from '~/language/lazy_part'

const ViewingBanner = lazyPart(() => import('~/components/viewing/viewing_banner'))

export function ViewingHost() {
  const viewing = useShared().auth?.viewing
  if (!viewing) return null
  return (
    <Suspense fallback={null}>
      <ViewingBanner viewing={viewing} />
    </Suspense>
  )
}
