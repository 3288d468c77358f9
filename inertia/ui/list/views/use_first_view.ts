import { router } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import type { ListSettings } from '~/ui/list/list_description'
import { viewHref } from '~/ui/list/list_query'

export function useFirstView(url: string, settings: ListSettings | undefined): void {
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const { view_id = null, views = [] } = settings ?? {}
    const first = views.find(({ id }) => id === view_id)
    if (!first || window.location.search !== '') return
    router.get(viewHref(url, first, view_id), undefined, { replace: true, preserveState: true })
  }, [url, settings])
}
