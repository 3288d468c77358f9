import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AlertLine } from '~/components/attention/alert_line'
import type { AlertRow } from '~/components/attention/types'
import type { AlertKind } from '#domain/shared/choices/alert_kinds'
import { EmptyState } from '~/ui/page/empty_state'
import { LinkTabs } from '~/ui/page/link_tabs'
import { PageHeader } from '~/ui/page/page_header'
import { PageNumbers } from '~/ui/page/page_numbers'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

type AttentionProps = {
  counts: { kind: AlertKind; count: number }[]
  kind: AlertKind
  page: number
  last_page: number
  rows: AlertRow[]
  today: string
}

const addressOf = (kind: AlertKind, page = 1) =>
  `${urlFor('admin.attention.index')}?kind=${kind}${page > 1 ? `&page=${page}` : ''}`

export default function Attention(props: AttentionProps) {
  const { counts, kind, rows: found, today } = props
  const t = useTranslations('attention')
  const isCalm = counts.every(({ count }) => count === 0)
  const tabs = counts.map((one) => ({
    href: addressOf(one.kind),
    label: t(`kinds.${one.kind}`),
    count: one.count,
    isCurrent: one.kind === kind,
  }))
  return (
    <div className={record.record}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {!isCalm && tabs.length > 1 && <LinkTabs label={t('parts')} tabs={tabs} />}
      <section className={record.card}>
        {found.length === 0 ? (
          <EmptyState
            title={t('none.title')}
            text={isCalm ? t('none.text') : t(`none_of.${kind}`)}
          />
        ) : (
          <ul className={rows.rows}>
            {found.map((row) => (
              <AlertLine key={keyOf(row)} row={row} today={today} />
            ))}
          </ul>
        )}
      </section>
      <PageNumbers
        label={t('title')}
        page={props.page}
        last={props.last_page}
        addressOf={(page) => addressOf(kind, page)}
      />
    </div>
  )
}

const keyOf = (row: AlertRow) => (row.kind === 'papers' ? `${row.id} ${row.group.id}` : row.id)
