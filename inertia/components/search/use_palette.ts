import { useCallback, useEffect, useState } from 'react'
import { logFailure } from '~/components/search/records/log_failure'
import { type PaletteComponent, preparePalette } from '~/components/search/prepare_palette'

/** The palette once it is fetched, which it is when it is first open. */
export function usePalette(isOpen: boolean) {
  const [Palette, setPalette] = useState<PaletteComponent>()
  const [isFailing, setFailing] = useState(false)

  const fetch = useCallback(() => {
    preparePalette().then(
      (part) => setPalette(() => part),
      (error: unknown) => {
        logFailure(error)
        setFailing(true)
      }
    )
  }, [])

  useEffect(() => {
    if (!isOpen) setFailing(false)
    else if (!Palette) fetch()
  }, [isOpen, Palette, fetch])

  return { Palette, isFailing: isFailing && !Palette, fetch }
}
