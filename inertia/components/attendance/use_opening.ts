import { useEffect, useState } from 'react'

const longest = 2 ** 31 - 1

/** Whether attendance is open, `wait` milliseconds from now at the latest. */
export function useOpening(wait: number): boolean {
  const [isOpen, setOpen] = useState(wait <= 0)
  useEffect(() => {
    if (wait <= 0 || wait > longest) return
    const timer = setTimeout(() => setOpen(true), wait)
    return () => clearTimeout(timer)
  }, [wait])
  return isOpen
}
