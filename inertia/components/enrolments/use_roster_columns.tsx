import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { EnrolmentDates } from '~/components/enrolments/acts/enrolment_dates'
import { EnrolmentStatusWord } from '~/components/enrolments/enrolment_status_word'
import { OfferState } from '~/components/enrolments/offer_state'
import type { RosterRow } from '~/components/groups/types'
import { useFormat } from '~/hooks/use_format'
import type { Column } from '~/ui/list/columns/column'
import { Money } from '~/ui/money'
import { PersonCell } from '~/ui/record/person_cell'

export function useRosterColumns() {
  const t = useTranslations('enrolments.columns')
  const modes = useTranslations('groups.billing_mode')
  const format = useFormat()
  return useMemo(() => {
    const name: Column<RosterRow> = {
      id: 'name',
      title: t('name'),
      cell: (row) => (
        <PersonCell person={row} href={urlFor('admin.students.show', { id: row.student_id })} />
      ),
    }
    const phone: Column<RosterRow> = {
      id: 'phone',
      title: t('phone'),
      width: 160,
      cell: ({ phone_written: written }) => written && <bdi dir="ltr">{written}</bdi>,
    }
    const status: Column<RosterRow> = {
      id: 'status',
      title: t('status'),
      width: 150,
      cell: (row) => <EnrolmentStatusWord status={row.status} />,
    }
    const since: Column<RosterRow> = {
      id: 'since',
      title: t('since'),
      width: 200,
      cell: (row) => <EnrolmentDates row={row} />,
    }
    const price: Column<RosterRow> = {
      id: 'price',
      title: t('price'),
      width: 170,
      end: true,
      cell: (row) => (
        <>
          {row.price && <Money amount={row.price} />}
          {row.billing_mode && (
            <Text size="xs" c="dimmed" truncate>
              {modes(row.billing_mode)}
            </Text>
          )}
        </>
      ),
    }
    const place: Column<RosterRow> = {
      id: 'place',
      title: t('place'),
      width: 80,
      cell: (row) => row.place !== null && format.number(row.place),
    }
    const waitingSince: Column<RosterRow> = {
      id: 'waiting_since',
      title: t('waiting_since'),
      width: 130,
      cell: (row) => row.waiting_since && format.dayOf(row.waiting_since),
    }
    const offer: Column<RosterRow> = {
      id: 'offer',
      title: t('offer'),
      width: 240,
      cell: (row) => <OfferState row={row} />,
    }
    return {
      present: [name, phone, since, price, status],
      waiting: [name, place, phone, waitingSince, status, offer],
    }
  }, [t, modes, format])
}
