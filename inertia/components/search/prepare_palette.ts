import type { ComponentType } from 'react'
import { language } from '~/language/store'
import type { PortalNode } from '~/layouts/page/portal_node'

export type PaletteComponent = ComponentType<{ menu: PortalNode[] }>

let prepared: Promise<PaletteComponent> | undefined

/** Fetches the palette and its words, once; asked for as soon as somebody might open it, so that it opens at once. */
export function preparePalette(): Promise<PaletteComponent> {
  prepared ??= fetchPalette().catch((error: unknown) => {
    prepared = undefined
    throw error
  })
  return prepared
}

async function fetchPalette(): Promise<PaletteComponent> {
  const part = await import('~/components/search/palette/palette')
  await language.complete()
  return part.default
}
