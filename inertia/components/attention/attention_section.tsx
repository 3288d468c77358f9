import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AlertLine } from '~/components/attention/alert_line'
import type { AlertRow } from '~/components/attention/types'
import type { AlertKind } from '#domain/shared/choices/alert_kinds'
import { useFormat } from '~/hooks/use_format'
import { usePhone } from '~/hooks/use_narrow'
import { EmptyState } from '~/ui/page/empty_state'
import { PageNumbers } from '~/ui/page/page_numbers'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/attention/attention.module.css'

export type Attention = {
  counts: { kind: AlertKind; count: number }[]
  /** The one that is open. */
  kind: AlertKind | null
  page: number
  last_page: number
  rows: AlertRow[]
  today: string
}

const addressOf = (kind: AlertKind | 'none', page = 1) =>
  `${urlFor('admin.today')}?kind=${kind}${page > 1 ? `&page=${page}` : ''}`

/** Kinds of alerts with their counts; one of them is open, the others fold. Each has its own address. */
export function AttentionSection({ attention }: { attention: Attention }) {
  const t = useTranslations('attention')
  const { number } = useFormat()
  const { kind: listed, page, last_page: last, today } = attention
  const isInAddress = new URLSearchParams(usePage().url.split('?')[1] ?? '').has('kind')
  // A phone begins with the headings, whose lists are longer than the rest of the day
  const open = usePhone() && !isInAddress ? null : listed
  const present = attention.counts.filter(({ kind, count }) => count > 0 || kind === open)
  const isCalm = attention.counts.every(({ count }) => count === 0)
  return (
    <section className={record.card} id="attention" aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      {isCalm ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <p className={rows.quiet}>{t('lead')}</p>
      )}
      <ul className={classes.kinds}>
        {present.map(({ kind, count }) => (
          <li key={kind}>
            <Link
              href={addressOf(kind === open ? 'none' : kind)}
              className={classes.kind}
              aria-expanded={kind === open}
              only={['attention']}
              preserveScroll
              preserveState
            >
              <IconChevronRight size={16} className={`mirrored ${classes.chevron}`} aria-hidden />
              <span className={classes.label}>{t(`kinds.${kind}`)}</span>
              <span className={classes.count}>{number(count)}</span>
            </Link>
            {kind === open && (
              <div className={classes.opened}>
                {attention.rows.length === 0 && (
                  <p className={rows.quiet}>{t(`none_of.${kind}`)}</p>
                )}
                <ul className={rows.rows}>
                  {attention.rows.map((row) => (
                    <AlertLine key={keyOf(row)} row={row} today={today} />
                  ))}
                </ul>
                <PageNumbers
                  label={t(`kinds.${kind}`)}
                  page={page}
                  last={last}
                  addressOf={(other) => addressOf(kind, other)}
                  part="attention"
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const keyOf = (row: AlertRow) => (row.kind === 'papers' ? `${row.id} ${row.group.id}` : row.id)
