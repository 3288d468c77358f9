import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { InstructorStatusWord } from '~/components/instructors/instructor_status_word'
import { SubjectNames } from '~/components/instructors/subject_names'
import type { InstructorRow } from '~/components/instructors/types'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import type { Column } from '~/ui/list/columns/column'
import { urlFor } from '~/client'
import { PersonCell } from '~/ui/record/person_cell'
import { StatusDot } from '~/ui/status_dot'
import { Swatch } from '~/ui/swatch'
import classes from '~/components/instructors/instructors.module.css'

export function useInstructorColumns(): Column<InstructorRow>[] {
  const t = useTranslations('instructors.columns')
  const format = useFormat()
  const may = usePermissions()
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('name'),
        sortable: true,
        cell: (instructor) => <InstructorCell instructor={instructor} />,
      },
      {
        id: 'number',
        title: t('number'),
        sortable: true,
        width: 110,
        cell: ({ number }) => <bdi dir="ltr">{number}</bdi>,
      },
      {
        id: 'subjects',
        title: t('subjects'),
        width: 200,
        cell: ({ subjects }) => <SubjectNames named={subjects} />,
      },
      {
        id: 'groups',
        title: t('groups'),
        width: 100,
        cell: ({ groups }) => format.number(groups),
      },
      ...(may('admin.sessions.index')
        ? [
            {
              id: 'hours',
              title: t('hours'),
              width: 150,
              cell: (instructor: InstructorRow) => <WeeklyHours instructor={instructor} />,
            },
          ]
        : []),
      {
        id: 'phone',
        title: t('phone'),
        width: 160,
        cell: ({ phone_written: phone }) => phone && <bdi dir="ltr">{phone}</bdi>,
      },
      {
        id: 'status',
        title: t('status'),
        sortable: true,
        width: 120,
        cell: (instructor) => <InstructorStatusWord instructor={instructor} />,
      },
      {
        id: 'created_at',
        title: t('created_at'),
        sortable: true,
        width: 130,
        isExtra: true,
        cell: ({ created_at }) => format.dayOf(created_at),
      },
    ],
    [t, format, may]
  )
}

/** Scheduled this week, and against the most they may teach where that is set. */
function WeeklyHours({ instructor }: { instructor: InstructorRow }) {
  const t = useTranslations('instructors.weekly')
  const { weekly_minutes: minutes, max_weekly_minutes: most } = instructor
  if (minutes === null) return null
  const hours = Math.round(minutes / 6) / 10
  if (most === null) return t('hours', { hours })
  const text = t('of', { hours, most: most / 60 })
  return minutes > most ? <StatusDot tone="attention">{text}</StatusDot> : text
}

export function InstructorCell({ instructor }: { instructor: InstructorRow }) {
  const { id, colour } = instructor
  return (
    <PersonCell
      person={instructor}
      href={urlFor('admin.instructors.show', { id })}
      mark={
        colour && (
          <span className={classes.mark}>
            <Swatch colour={colour} />
          </span>
        )
      }
    />
  )
}
