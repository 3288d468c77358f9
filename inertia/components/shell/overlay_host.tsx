import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import shell from '~/layouts/shell.module.css'

const SideOverlay = lazyPart(() => import('~/components/shell/side_overlay'))

/** A panel switched off from inside itself stays open until it is closed (row E10). */
export function OverlayHost() {
  const { layout, sideOverlayVisible, sideOverlayHoverable } = useAppearance()
  const [wanted, setWanted] = useState(sideOverlayVisible)
  if (sideOverlayVisible && !wanted) setWanted(true)
  useEffect(() => () => appearance.set('sideOverlayVisible', 'close'), [])

  return (
    <>
      {layout.sideOverlay && sideOverlayHoverable && (
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
