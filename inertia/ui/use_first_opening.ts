import { useEffect, useRef, useState } from 'react'

/**
 * Makes a popup when it is first asked for: most never are, and each costs as much as some rows of
 * a list. Its own button takes the focus from the one that asked before it opens, so that closing
 * gives it back there.
 */
export function useFirstOpening() {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    setOpened(true)
  }, [])
  return { opened, setOpened, button }
}
