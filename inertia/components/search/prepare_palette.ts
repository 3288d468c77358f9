import type { ComponentType } from 'react'
import { logFailure } from '~/components/search/records/log_failure'
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

/** Where it could not be fetched from: a browser may remember that, and not ask for the same address again. */
let failedAt: string | undefined
let tries = 0

async function fetchPalette(): Promise<PaletteComponent> {
  const part = await load().catch((error: unknown) => {
    failedAt ??= /https?:\S+\.js/.exec(String(error))?.[0]
    throw error
  })
  await language.complete()
  return part.default
}

const load = (): Promise<{ default: PaletteComponent }> =>
  failedAt
    ? import(/* @vite-ignore */ `${failedAt}?again=${++tries}`)
    : import('~/components/search/palette/palette')
