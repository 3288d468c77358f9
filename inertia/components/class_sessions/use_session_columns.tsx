import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useBranchColumn } from '~/components/branches/use_branch_column'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import type { SessionRow } from '~/components/class_sessions/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { People } from '~/components/class_sessions/people'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import type { Column } from '~/ui/list/columns/column'
import { RowLink } from '~/ui/list/table/row_link'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import { StatusDot, type Tone } from '~/ui/status_dot'

const tones: Record<NonNullable<SessionRow['attendance']>, Tone> = {
  taken: 'success',
  not_taken: 'attention',
  not_yet: 'neutral',
}

export function useSessionColumns(): Column<SessionRow>[] {
  const t = useTranslations('sessions')
  const format = useFormat()
  const names = useNames()
  const both = useBothNames()
  const name = useSessionName()
  const seesAttendance = usePermissions()('admin.attendance.index')
  const branch = useBranchColumn<SessionRow>(t('columns.branch'))
  return useMemo(
    () => [
      {
        id: 'starts_at',
        title: t('columns.starts_at'),
        sortable: true,
        width: 270,
        cell: ({ id, starts_at, ends_at, time_zone }) => (
          <RowLink href={urlFor('admin.class_sessions.show', { id })}>
            <bdi>{format.span(starts_at, ends_at, time_zone)}</bdi>
          </RowLink>
        ),
      },
      {
        id: 'group',
        title: t('columns.group'),
        width: 220,
        cell: (session) => (
          <Text component="bdi" inherit lineClamp={3} title={name(session)}>
            {name(session)}
          </Text>
        ),
      },
      {
        id: 'instructor',
        title: t('columns.instructor'),
        width: 150,
        cell: ({ instructor }) => instructor && <bdi>{names(instructor).lead}</bdi>,
      },
      {
        id: 'assistants',
        title: t('columns.assistants'),
        width: 170,
        isExtra: true,
        cell: ({ assistants }) => <People people={assistants} />,
      },
      {
        id: 'room',
        title: t('columns.room'),
        width: 130,
        cell: ({ room }) =>
          room && <bdi>{both({ name_en: room.name_en, name_ar: room.name_ar }).lead}</bdi>,
      },
      ...branch,
      { id: 'type', title: t('columns.type'), width: 110, cell: ({ type }) => t(`type.${type}`) },
      {
        id: 'status',
        title: t('columns.status'),
        width: 120,
        cell: ({ status, ends_at }) => <SessionStatusWord status={status} endsAt={ends_at} />,
      },
      ...(seesAttendance
        ? [
            {
              id: 'attendance',
              title: t('columns.attendance'),
              width: 130,
              cell: ({ attendance }: SessionRow) =>
                attendance && (
                  <StatusDot tone={tones[attendance]}>{t(`attendance.${attendance}`)}</StatusDot>
                ),
            },
          ]
        : []),
    ],
    [t, format, names, both, name, branch, seesAttendance]
  )
}
