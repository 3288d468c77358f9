import { IconUserPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type AccessRequest, RequestCard } from '~/components/access_requests/request_card'
import { useFormat } from '~/hooks/use_format'
import { EmptyState } from '~/ui/page/empty_state'
import { LinkTabs } from '~/ui/page/link_tabs'
import { ListCard } from '~/ui/list/list_card'
import type { PageMeta } from '~/ui/list/pager'
import { PageHeader } from '~/ui/page/page_header'
import classes from '~/components/access_requests/access_requests.module.css'
import { router } from '@inertiajs/react'
import { Pagination } from '@mantine/core'

type Tab = 'waiting' | 'decided'

interface AccessRequestsProps {
  requests: AccessRequest[]
  meta: Omit<PageMeta, 'is_more'>
  tab: Tab
}

const tabs: Tab[] = ['waiting', 'decided']

export default function AccessRequests({ requests, meta, tab }: AccessRequestsProps) {
  const t = useTranslations('access_requests')
  const { number } = useFormat()
  const href = (part: Tab) =>
    urlFor('admin.access_requests.index') + (part === 'decided' ? '?tab=decided' : '')
  return (
    <>
      <PageHeader title={t('title')} count={meta.total > 0 ? number(meta.total) : undefined} />
      <div className={classes.stack}>
        <LinkTabs
          label={t('tabs.label')}
          tabs={tabs.map((part) => ({
            href: href(part),
            label: t(`tabs.${part}`),
            isCurrent: part === tab,
          }))}
        />
        <ListCard footer={meta.last_page > 1 && <Pages meta={meta} tab={tab} />}>
          {requests.length === 0 ? (
            <EmptyState
              icon={<IconUserPlus size={24} />}
              title={t(tab === 'waiting' ? 'nothing_waits.title' : 'nothing_decided.title')}
              text={t(tab === 'waiting' ? 'nothing_waits.text' : 'nothing_decided.text')}
            />
          ) : (
            <ul className={classes.requests}>
              {requests.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
            </ul>
          )}
        </ListCard>
      </div>
    </>
  )
}

interface PagesProps {
  meta: Omit<PageMeta, 'is_more'>
  tab: 'waiting' | 'decided'
}

function Pages({ meta, tab }: PagesProps) {
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
