import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** Inertia writes the new title a millisecond after the page. */
const AFTER_TITLE_MS = 20

let arrivedAt: string | undefined

/**
 * After a visit to another page: focus goes to its heading, and its title is there to be announced.
 * A reload of part of the page, or a filter, moves nothing.
 */
export function useArrival(): string {
  const { component, url } = usePage()
  const place = `${component} ${url.split(/[?#]/)[0]}`
  const [title, setTitle] = useState('')

  useEffect(() => {
    const first = arrivedAt === undefined
    if (arrivedAt === place) return
    arrivedAt = place
    if (first) return
    const timer = window.setTimeout(() => {
      setTitle(document.title)
      const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]')
      heading?.focus({ preventScroll: true })
    }, AFTER_TITLE_MS)
    return () => window.clearTimeout(timer)
  }, [place])

  return title
}
