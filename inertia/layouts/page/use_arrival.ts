import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { whenTitled } from '~/layouts/page/when_titled'
import { headingOf } from '~/ui/page/heading_of'

let arrivedAt: string | undefined

/**
 * After a visit to another page: moves focus to its heading, unless a form has put it into its
 * first field, and answers the title to announce. Partial reloads and filters move nothing.
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
      headingOf()?.focus({ preventScroll: true })
    }
    return whenTitled(setTitle)
  }, [place])

  return title
}
