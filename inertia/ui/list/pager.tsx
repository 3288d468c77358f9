import { Link } from '@adonisjs/inertia/react'
import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { shownSizes, type ShownSize } from '#domain/shared/lists/page_sizes'
import { useFormat } from '~/hooks/use_format'
import { usePhone } from '~/hooks/use_narrow'
import type { ListLink } from '~/ui/list/use_list_query'
import classes from '~/ui/list/pager.module.css'

export type PageMeta = {
  page: number
  per: number
  total: number
  is_more: boolean
  last_page: number
  only_similar?: true
}

interface PagerProps {
  meta: PageMeta
  label: string
  link: (page: number) => ListLink
  onPer: (per: ShownSize) => void
}

export function Pager({ meta, label, link, onPer }: PagerProps) {
  const t = useTranslations('ui.list')
  const { number, numbers } = useFormat()
  const isPhone = usePhone()
  const first = (meta.page - 1) * meta.per + 1
  const last = Math.min(meta.page * meta.per, meta.total)
  const linked = (page: number) =>
    page >= 1 && page <= meta.last_page ? { component: Link, ...link(page) } : {}
  return (
    <div className={classes.pager}>
      <Text size="sm" component="div" className={classes.range}>
        {numbers(first, last)} {t(meta.is_more ? 'of_more' : 'of_total', { total: meta.total })}
      </Text>
      <Pagination
        component="nav"
        aria-label={t('pages_of', { label })}
        size="sm"
        siblings={isPhone ? 0 : 1}
        value={meta.page}
        total={meta.last_page}
        getItemProps={(page) => ({
          ...linked(page),
          'children': number(page),
          'aria-label': t('page', { page }),
        })}
        getControlProps={(control) => ({
          ...linked(meta.page + (control === 'previous' ? -1 : 1)),
          'aria-label': t(control === 'previous' ? 'previous_page' : 'next_page'),
        })}
      />
      <Group gap="xs" wrap="nowrap" component="label">
        <Text size="sm" span>
          {t('per_page')}
        </Text>
        <NativeSelect
          size="xs"
          w={76}
          value={String(meta.per)}
          data={shownSizes.map((size) => ({ value: String(size), label: number(size) }))}
          onChange={({ currentTarget }) =>
            onPer(shownSizes.find((size) => String(size) === currentTarget.value) ?? shownSizes[0])
          }
        />
      </Group>
    </div>
  )
}
