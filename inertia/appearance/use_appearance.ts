import { useSyncExternalStore } from 'react'
import type { Appearance } from '~/appearance/settings'
import { appearance } from '~/appearance/store'

export function useAppearance(): Appearance {
  return useSyncExternalStore(appearance.subscribe, appearance.get)
}

/** Whether the page is dark, read alone: whoever asks only this is not drawn again when another setting changes. */
export function useDarkMode(): boolean {
  return useSyncExternalStore(appearance.subscribe, () => appearance.get().darkModeActive)
}
