import { useEffect, useState } from 'react'

/**
 * False on the first render, true from then on: a lazily fetched dialog opens after it is mounted,
 * so that it knows where the focus was and gives it back.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return mounted
}
