import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { whenTitled } from '~/layouts/page/when_titled'

let arrivedAt: string | undefined

/**
 * After a visit to another page: focus goes to its heading, unless a form has taken it for its first field, and its title
 * is there to be announced.
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
    if (!document.activeElement?.closest('main form')) {
      const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]')
      heading?.focus({ preventScroll: true })
    }
    return whenTitled(setTitle)
  }, [place])

  return title
}
