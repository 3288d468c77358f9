import { useEffect } from 'react'

/**
 * Gives the focus back to what opened a part of the page, when that part goes and the focus went with it; to the page's
 * heading where the opener is gone too.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = openerOf(document.activeElement)
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]')
        const next = opener?.isConnected ? opener : heading
        next?.focus({ preventScroll: next === heading })
      })
    }
  }, [])
}

/** An entry of a menu is gone by then: its menu's button stands for it. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]')
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return focused instanceof HTMLElement ? focused : null
}
