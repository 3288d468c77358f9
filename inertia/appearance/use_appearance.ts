import { useSyncExternalStore } from 'react'
import type { Appearance } from '~/appearance/settings'
import { appearance } from '~/appearance/store'

export function useAppearance(): Appearance {
  return useSyncExternalStore(appearance.subscribe, appearance.get)
}

/** Reads only whether the page is dark, so that other settings cause no new render. */
export function useDarkMode(): boolean {
  return useSyncExternalStore(appearance.subscribe, () => appearance.get().darkModeActive)
}
