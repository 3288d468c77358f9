import { useEffect, useRef } from 'react'
import { openLayer } from '~/layers/layers'

/** A step back in the browser closes what is open over the page, as its button does, and the page stays. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? openLayer(() => latest.current()) : undefined), [isOpen])
}
