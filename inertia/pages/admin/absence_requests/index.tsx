import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { type Decision, DecisionDialog } from '~/components/absences/decision_dialog'
import { RequestRow } from '~/components/absences/request_row'
import type { AbsenceRequest } from '~/components/absences/types'
import { EmptyState } from '~/ui/page/empty_state'
import { LinkTabs } from '~/ui/page/link_tabs'
import { PageHeader } from '~/ui/page/page_header'
import { PageNumbers } from '~/ui/page/page_numbers'
import { useAreaName } from '~/ui/use_area_name'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

const tabs = ['waiting', 'decided'] as const

type Tab = (typeof tabs)[number]

type AbsenceRequestsProps = {
  tab: Tab
  page: number
  last_page: number
  rows: AbsenceRequest[]
}

const addressOf = (tab: Tab, page = 1) =>
  `${urlFor('admin.absence_requests.index')}?tab=${tab}${page > 1 ? `&page=${page}` : ''}`

export default function AbsenceRequests({
  tab,
  page,
  last_page: last,
  ...props
}: AbsenceRequestsProps) {
  const t = useTranslations('absences.requests')
  const instructors = useAreaName()('instructors')
  const [decided, decide] = useState<{ request: AbsenceRequest; decision: Decision }>()
  return (
    <div className={record.record}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        crumbs={[{ label: instructors, href: urlFor('admin.instructors.index') }]}
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
          <EmptyState title={t('title')} text={t(`none.${tab}`)} />
        ) : (
          <ul className={rows.rows}>
            {props.rows.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                onDecide={(decision) => decide({ request, decision })}
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
      {decided && <DecisionDialog {...decided} onClose={() => decide(undefined)} />}
    </div>
  )
}
