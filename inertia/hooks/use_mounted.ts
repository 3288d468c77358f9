import { useEffect, useState } from 'react'

/**
 * False on the first render: a lazily fetched dialog then opens after it is mounted, so that it
 * knows where the focus was and gives it back.
 */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return mounted
}
