import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PayerCell } from '~/components/invoices/payer_cell'
import classes from '~/components/ledger/ledger.module.css'
import type {
  AccountBalanceProps,
  LedgerDaysProps,
  LedgerEntryProps,
} from '~/components/ledger/types'
import { useFormat } from '~/hooks/use_format'
import { queryString } from '~/ui/list/list_query'
import { ListCard } from '~/ui/list/list_card'
import { Money } from '~/ui/money'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'
import { PageNumbers } from '~/ui/page/page_numbers'

type LedgerShowProps = {
  account: AccountBalanceProps['account']
  currency: string
  days: LedgerDaysProps
  entries: LedgerEntryProps[]
  count: number
  page: number
  last_page: number
}

export default function LedgerShow(props: LedgerShowProps) {
  const { account, currency, days, entries, count } = props
  const t = useTranslations('ledger')
  const format = useFormat()
  const url = urlFor('admin.ledger.show', { account })
  const span = days.from && days.until ? format.days(days.from, days.until) : t('periods.all')
  return (
    <>
      <PageHeader
        title={t('entries.title', { account: t(`accounts.${account}`), currency })}
        lead={`${span} · ${t('entries.count', { count })}`}
        crumbs={[{ label: t('title'), href: urlFor('admin.ledger.index') + queryString(days, {}) }]}
      />
      <ListCard>
        {entries.length === 0 ? (
          <EmptyState title={t('entries.none')} text={t('none.text')} />
        ) : (
          <EntriesTable entries={entries} />
        )}
        <div className={classes.foot}>
          <PageNumbers
            label={t('entries.label')}
            page={props.page}
            last={props.last_page}
            addressOf={(page) => url + queryString({ currency, ...days, page }, { page: 1 })}
          />
        </div>
      </ListCard>
    </>
  )
}

const columns = ['day', 'document', 'payer'] as const

function EntriesTable({ entries }: { entries: LedgerEntryProps[] }) {
  const t = useTranslations('ledger')
  const format = useFormat()
  return (
    <table role="table" className={classes.table}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} role="columnheader">
              {t(`columns.${name}`)}
            </th>
          ))}
          <th role="columnheader" data-figure>
            {t('columns.amount')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <tr key={entry.id} role="row">
            <td role="cell" data-text data-label={t('columns.day')}>
              {format.day(entry.booked_on)}
            </td>
            <td role="cell" data-text data-label={t('columns.document')}>
              <DocumentOfEntry entry={entry} />
            </td>
            <td role="cell" data-text data-label={t('columns.payer')}>
              <PayerCell payer={entry.payer} />
            </td>
            <td role="cell" data-label={t('columns.amount')}>
              <Money amount={entry.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DocumentOfEntry({ entry }: { entry: LedgerEntryProps }) {
  const t = useTranslations('ledger.entries')
  const isNote = entry.document_kind === 'credit_note'
  return (
    <div>
      <Anchor component={Link} href={addressOf(entry)}>
        <bdi dir="ltr">{entry.number}</bdi>
      </Anchor>
      {isNote && <div className={classes.help}>{t('credit_note')}</div>}
      {entry.act !== 'issue' && <div className={classes.help}>{t(`acts.${entry.act}`)}</div>}
    </div>
  )
}

function addressOf({ document_id, document_kind, payment_id }: LedgerEntryProps): string {
  if (payment_id !== null) return urlFor('admin.payments.show', { id: payment_id })
  const id = document_id!
  return document_kind === 'credit_note'
    ? urlFor('admin.credit_notes.show', { id })
    : urlFor('admin.invoices.show', { id })
}
