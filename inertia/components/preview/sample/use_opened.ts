import { useState } from 'react'

/**
 * Whether a part that opens over the page is open: on a click, or from the start where the address says so
 * (`?open=dialog`), so that it can be looked at without one.
 */
export function useOpened(name: string) {
  const [isOpen, setOpen] = useState(
    () => new URLSearchParams(window.location.search).get('open') === name
  )
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
