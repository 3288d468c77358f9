import { useEffect } from 'react'
import { headingOf } from '~/ui/page/heading_of'

/**
 * When a part of the page goes and takes the focus with it, gives the focus back to what opened it,
 * or else to the page's heading.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = openerOf(document.activeElement)
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const heading = headingOf()
        const next = opener?.isConnected ? opener : heading
        next?.focus({ preventScroll: next === heading })
      })
    }
  }, [])
}

/** An entry of a menu is gone by then, so its menu's button stands in. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]')
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return focused instanceof HTMLElement ? focused : null
}
