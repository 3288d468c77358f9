import type { ComponentType } from 'react'
import { logFailure } from '~/components/search/records/log_failure'
import { refetching } from '~/language/refetching'
import { language } from '~/language/store'
import type { PortalNode } from '~/layouts/page/portal_node'

export type PaletteComponent = ComponentType<{ menu: PortalNode[] }>

let prepared: Promise<PaletteComponent> | undefined

/** Fetches the palette and its words, once; what failed is fetched again when it is next asked for. */
export function preparePalette(): Promise<PaletteComponent> {
  prepared ??= fetchPalette().catch((error: unknown) => {
    prepared = undefined
    throw error
  })
  return prepared
}

/** As soon as somebody might search, so that it opens at once; where it fails, opening says so. */
export const prefetchPalette = (): void => void preparePalette().catch(logFailure)

const load = refetching<{ default: PaletteComponent }>(
  () => import('~/components/search/palette/palette')
)

async function fetchPalette(): Promise<PaletteComponent> {
  const part = await load()
  await language.complete()
  return part.default
}
