import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { MakeUpState } from '~/components/make_ups/make_up_state'
import type { ListedMakeUp } from '~/components/make_ups/types'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import { useFormat } from '~/hooks/use_format'
import type { Column } from '~/ui/list/columns/column'
import { RowLink } from '~/ui/list/table/row_link'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'

export function useMakeUpColumns(): Column<ListedMakeUp>[] {
  const t = useTranslations('make_ups')
  const format = useFormat()
  const names = useNames()
  const told = useSessionTold()
  return useMemo(
    () => [
      {
        id: 'student',
        title: t('columns.student'),
        width: 190,
        cell: ({ student }) => (
          <RowLink href={makeUpsOf(student.id)}>
            <bdi>{names(student).lead}</bdi>
          </RowLink>
        ),
      },
      {
        id: 'missed_at',
        title: t('columns.missed_at'),
        sortable: true,
        width: 260,
        cell: ({ missed }) => (
          <Text inherit lineClamp={3}>
            {told(missed)}
          </Text>
        ),
      },
      {
        id: 'state',
        title: t('columns.state'),
        width: 120,
        cell: ({ state }) => <MakeUpState state={state} />,
      },
      {
        id: 'expires_on',
        title: t('columns.expires_on'),
        sortable: true,
        width: 140,
        cell: ({ expires_on: day }) => (day ? <bdi>{format.day(day)}</bdi> : t('always')),
      },
      {
        id: 'booked',
        title: t('columns.booked'),
        width: 240,
        cell: ({ state, booked, time_request, is_waiting }) => {
          const text = booked
            ? told(booked)
            : state === 'available' &&
              [
                time_request && t('time_request', { request: isolate(time_request) }),
                is_waiting && t('waiting'),
              ]
                .filter(Boolean)
                .join(' · ')
          return (
            text && (
              <Text inherit lineClamp={3}>
                {text}
              </Text>
            )
          )
        },
      },
      {
        id: 'cause',
        title: t('columns.cause'),
        width: 160,
        isExtra: true,
        cell: ({ cause }) => t(`cause.${cause}`),
      },
    ],
    [t, format, names, told]
  )
}

export const makeUpsOf = (student: string) =>
  `${urlFor('admin.students.show', { id: student })}?tab=make_ups`
