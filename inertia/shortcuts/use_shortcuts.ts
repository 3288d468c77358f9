import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { appearance } from '~/appearance/store'
import { urlFor } from '~/client'
import { lockScreen } from '~/lock/lock_screen'
import { useShared } from '~/hooks/use_shared'
import { usePermissions } from '~/hooks/use_permissions'
import { placesOf, shortcutOf, type Shortcut } from '~/shortcuts/shortcut_of'
import { openSheet } from '~/shortcuts/sheet_store'
import { isTyping } from '~/ui/list/filters/is_typing'

const GO_MS = 1500

export function useShortcuts(): void {
  const may = usePermissions()
  const kind = useShared().auth?.user.kind

  useEffect(() => {
    let goPressedAt = 0
    const acts: Partial<Record<Shortcut, () => void>> = {
      help: openSheet,
      lock: () => kind && void lockScreen(kind),
      sidebar: () => appearance.set('sidebar', 'toggle'),
      filter: () => find('filter')?.focus(),
      create: () => press('create'),
      family: () => press('family'),
      edit: () => press('edit'),
      ...Object.fromEntries(
        placesOf(kind, may).map(({ area, to }) => [area, () => router.visit(urlFor(to))])
      ),
    }
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event)) return
      const shortcut = shortcutOf(event, Date.now() - goPressedAt < GO_MS)
      goPressedAt = shortcut === 'go' ? Date.now() : 0
      if (!shortcut || shortcut === 'go') return
      event.preventDefault()
      acts[shortcut]?.()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [may, kind])
}

/** Focuses first, so that what opens gives the focus back here. */
function press(name: 'create' | 'family' | 'edit'): void {
  const control = find(name)
  control?.focus()
  control?.click()
}

function find(name: 'filter' | 'create' | 'family' | 'edit'): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-shortcut="${name}"]`)
}
