import { useEffect } from 'react'

/** Gives the focus back to what opened a part of the page, when that part goes and the focus went with it. */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = openerOf(document.activeElement)
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener?.isConnected) opener.focus()
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
