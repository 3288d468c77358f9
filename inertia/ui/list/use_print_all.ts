import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { printedSize } from '#domain/shared/lists/page_sizes'
import type { ListedPage, ListedQuery, ListedRow } from '~/ui/list/list_description'
import { queryString } from '~/ui/list/list_query'

interface PrintOptions<Row, Q> {
  url: string
  query: Q
  page: ListedPage<Row>
  defaults: (query: Q) => Q
  only: string[]
}

export function usePrintAll<Row extends ListedRow, Q extends ListedQuery>(
  options: PrintOptions<Row, Q>
): () => void {
  const { url, query, page, defaults, only } = options
  const [isWanted, setWanted] = useState(false)
  const [kept] = useState(only)
  const isHere = isWanted && query.per === printedSize
  useEffect(() => {
    if (!isHere) return
    const giveBack = () => {
      setWanted(false)
      router.reload({ only: kept })
    }
    window.addEventListener('afterprint', giveBack, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', giveBack)
  }, [isHere, kept])

  return () => {
    if (page.rows.length === page.meta.total && !page.meta.is_more) return window.print()
    const all = { ...query, page: 1, per: printedSize }
    setWanted(true)
    router.get(url + queryString(all, defaults(query)), undefined, {
      only,
      preserveState: true,
      preserveScroll: true,
      preserveUrl: true,
    })
  }
}
