import { router } from '@inertiajs/react'
import { Pagination } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import type { PageMeta } from '~/ui/list/pager'

interface PagesProps {
  meta: Omit<PageMeta, 'is_more'>
  tab: 'waiting' | 'decided'
}

export function Pages({ meta, tab }: PagesProps) {
  const t = useTranslations('ui.list')
  const title = useTranslations('access_requests')('title')
  const { number } = useFormat()
  return (
    <Pagination
      component="nav"
      aria-label={t('pages_of', { label: title })}
      size="sm"
      value={meta.page}
      total={meta.last_page}
      onChange={(page) => router.get(window.location.pathname, { tab, page })}
      getItemProps={(page) => ({ 'children': number(page), 'aria-label': t('page', { page }) })}
      getControlProps={(control) => ({
        'aria-label': t(control === 'previous' ? 'previous_page' : 'next_page'),
      })}
    />
  )
}
