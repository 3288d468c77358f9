import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { sampleUrls } from '~/components/preview/sample/sample_urls'
import type { SampleRow, SampleStatus } from '~/components/preview/sample/types'
import { useFormat } from '~/hooks/use_format'
import type { Column } from '~/ui/list/columns/column'
import { Money } from '~/ui/money'
import { PersonCell } from '~/ui/record/person_cell'
import { StatusDot, type Tone } from '~/ui/status_dot'
import classes from '~/ui/list/record_list.module.css'

const tones: Record<SampleStatus, Tone> = {
  active: 'success',
  on_hold: 'attention',
  left: 'neutral',
}

export function SampleStatusWord({ row }: { row: Pick<SampleRow, 'status' | 'archived_at'> }) {
  const t = useTranslations('preview.status')
  if (row.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  return <StatusDot tone={tones[row.status]}>{t(row.status)}</StatusDot>
}

/** Of each row another one, so that figures of unlike length are under each other. */
const balanceOf = ({ number }: SampleRow) => ({
  minor: String(Number(number.slice(2)) * 12_550),
  currency: 'USD',
  exponent: 2,
})

export function useSampleColumns(): Column<SampleRow>[] {
  const t = useTranslations('preview.columns')
  const { dayOf } = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('name'),
        sortable: true,
        cell: (row) => <PersonCell person={row} href={sampleUrls.show()} />,
      },
      {
        id: 'number',
        title: t('number'),
        sortable: true,
        width: 120,
        cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      },
      {
        id: 'phone',
        title: t('phone'),
        width: 150,
        cell: ({ phone_written: phone }) => phone && <bdi dir="ltr">{phone}</bdi>,
      },
      {
        id: 'status',
        title: t('status'),
        sortable: true,
        width: 130,
        cell: (row) => <SampleStatusWord row={row} />,
      },
      {
        id: 'balance',
        title: t('balance'),
        end: true,
        width: 130,
        cell: (row) => <Money amount={balanceOf(row)} />,
      },
      {
        id: 'created_at',
        title: t('created_at'),
        sortable: true,
        width: 130,
        cell: ({ created_at: at }) => dayOf(at),
      },
      {
        id: 'email',
        title: t('email'),
        isExtra: true,
        width: 200,
        cell: ({ email }) => email && <bdi dir="ltr">{email}</bdi>,
      },
    ],
    [t, dayOf]
  )
}

export function SampleCard({ row }: { row: SampleRow }) {
  return (
    <>
      <div className={classes.cardHead}>
        <PersonCell person={row} href={sampleUrls.show()} />
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" component="span">
          <bdi dir="ltr">{row.number}</bdi>
        </Text>
        <SampleStatusWord row={row} />
      </div>
    </>
  )
}
