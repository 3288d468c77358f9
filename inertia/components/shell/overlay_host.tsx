import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import shell from '~/layouts/shell.module.css'

const SideOverlay = lazyPart(() => import('~/components/shell/side_overlay'))

export function OverlayHost() {
  const { sideOverlayVisible, sideOverlayHoverable } = useAppearance()
  const [wanted, setWanted] = useState(sideOverlayVisible)
  if (sideOverlayVisible && !wanted) setWanted(true)
  useEffect(() => () => appearance.set('sideOverlayVisible', 'close'), [])

  return (
    <>
      {sideOverlayHoverable && (
        <div
          className={shell.edge}
          data-overlay-edge
          onMouseEnter={() => appearance.set('sideOverlayVisible', 'open')}
        />
      )}
      {wanted && (
        <Suspense>
          <SideOverlay />
        </Suspense>
      )}
    </>
  )
}
