import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'

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
    const frame = window.requestAnimationFrame(() => {
      setTitle(document.title)
      const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]')
      heading?.focus({ preventScroll: true })
    })
    return () => window.cancelAnimationFrame(frame)
  }, [place])

  return title
}
