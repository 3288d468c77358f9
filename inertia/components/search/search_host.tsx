import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { type PaletteComponent, preparePalette } from '~/components/search/prepare_palette'
import { search, useSearchPlace } from '~/components/search/search_store'
import { summon } from '~/components/search/summon'
import type { PortalNode } from '~/layouts/page/portal_node'
import { seeks } from '~/shortcuts/shortcut_of'

/** The page has come and rests: what nobody has asked for yet may be fetched. */
const REST_MS = 3_000

const prepare = () => void preparePalette().catch(() => undefined)

export function SearchHost({ menu }: { menu: PortalNode[] }) {
  const place = useSearchPlace()
  const path = usePage().url.split(/[?#]/)[0]
  const [Palette, setPalette] = useState<PaletteComponent>()

  useEffect(() => {
    if (place === null || Palette) return
    preparePalette().then(
      (part) => setPalette(() => part),
      () => undefined
    )
  }, [place, Palette])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepare()
      if (!seeks(event)) return
      event.preventDefault()
      summon()
    }
    const timer = window.setTimeout(prepare, REST_MS)
    window.addEventListener('keydown', listen)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('keydown', listen)
      search.reset()
    }
  }, [])

  useEffect(() => search.close, [path])

  return Palette && <Palette menu={menu} />
}
