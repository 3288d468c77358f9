import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Appearance } from '~/appearance/settings'
import { appearance } from '~/appearance/store'

/** What a part of the gallery looks like, whatever the page around it does. */
export const SampleAppearance = createContext<Appearance | undefined>(undefined)

export function useAppearance(): Appearance {
  const own = useSyncExternalStore(appearance.subscribe, appearance.get)
  return useContext(SampleAppearance) ?? own
}

/** Reads only whether the page is dark, so that other settings cause no new render. */
export function useDarkMode(): boolean {
  return useSyncExternalStore(appearance.subscribe, () => appearance.get().darkModeActive)
}
