import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { PaletteFailing } from '~/components/search/palette_failing'
import { prefetchPalette } from '~/components/search/prepare_palette'
import { search, useSearchPlace } from '~/components/search/search_store'
import { summon } from '~/components/search/summon'
import { useBoxInSight } from '~/components/search/use_box_in_sight'
import { usePalette } from '~/components/search/use_palette'
import type { PortalNode } from '~/layouts/page/portal_node'
import { seeks } from '~/shortcuts/shortcut_of'

/** The page has come and rests: what nobody has asked for yet may be fetched. */
const REST_MS = 3_000

export function SearchHost({ menu }: { menu: PortalNode[] }) {
  const place = useSearchPlace()
  const path = usePage().url.split(/[?#]/)[0]
  const { Palette, isFailing, fetch } = usePalette(place !== null)
  useBoxInSight(place)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prefetchPalette()
      if (event.code === 'Escape' && !event.defaultPrevented) leaveAnywhere()
      if (!seeks(event)) return
      event.preventDefault()
      summon()
    }
    const timer = window.setTimeout(prefetchPalette, REST_MS)
    window.addEventListener('keydown', listen)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('keydown', listen)
      search.reset()
    }
  }, [])

  useEffect(() => search.close, [path])

  if (Palette) return <Palette menu={menu} />
  return place && isFailing && <PaletteFailing place={place} onRetry={retry} />

  function retry() {
    document.querySelector<HTMLInputElement>(`input[data-search=${place}]`)?.focus()
    fetch()
  }
}

/** The focus may have gone astray while search is open. */
function leaveAnywhere(): void {
  if (search.get().place) search.leave()
}
