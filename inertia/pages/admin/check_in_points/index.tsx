import { Button } from '@mantine/core'
import { IconDeviceTablet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { BranchOption } from '~/components/branches/types'
import { CloseDialog } from '~/components/check_in_points/close_dialog'
import { OpenDialog } from '~/components/check_in_points/open_dialog'
import { PointRow } from '~/components/check_in_points/point_row'
import type { CheckInPoint } from '~/components/check_in_points/types'
import { EmptyState } from '~/ui/page/empty_state'
import { LinkTabs } from '~/ui/page/link_tabs'
import { PageHeader } from '~/ui/page/page_header'
import { PageNumbers } from '~/ui/page/page_numbers'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

const tabs = ['open', 'closed'] as const

type Tab = (typeof tabs)[number]

type CheckInPointsProps = {
  tab: Tab
  page: number
  last_page: number
  rows: CheckInPoint[]
  days_unused: number
  branches: BranchOption[]
}

const addressOf = (tab: Tab, page = 1) =>
  `${urlFor('admin.check_in_points.index')}?tab=${tab}${page > 1 ? `&page=${page}` : ''}`

export default function CheckInPoints({
  tab,
  page,
  last_page: last,
  days_unused: days,
  ...props
}: CheckInPointsProps) {
  const t = useTranslations('check_in.points')
  const [isOpening, setOpening] = useState(false)
  const [closed, close] = useState<CheckInPoint>()
  return (
    <div className={record.record}>
      <PageHeader
        title={t('title')}
        lead={t('lead', { days })}
        primary={
          <Button onClick={() => setOpening(true)} data-shortcut="create">
            {t('open')}
          </Button>
        }
      />
      <LinkTabs
        label={t('tabs.label')}
        tabs={tabs.map((part) => ({
          href: addressOf(part),
          label: t(`tabs.${part}`),
          isCurrent: part === tab,
        }))}
      />
      <section className={record.card}>
        {props.rows.length === 0 ? (
          <EmptyState
            icon={<IconDeviceTablet size={40} />}
            title={t('title')}
            text={t(`none.${tab}`)}
          />
        ) : (
          <ul className={rows.rows}>
            {props.rows.map((point) => (
              <PointRow
                key={point.id}
                point={point}
                onClose={tab === 'open' ? () => close(point) : undefined}
              />
            ))}
          </ul>
        )}
      </section>
      <PageNumbers
        label={t('title')}
        page={page}
        last={last}
        addressOf={(n) => addressOf(tab, n)}
      />
      {isOpening && <OpenDialog onClose={() => setOpening(false)} />}
      {closed && <CloseDialog point={closed} onClose={() => close(undefined)} />}
    </div>
  )
}
