import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { EnrolmentDates, OfferTime } from '~/components/enrolments/acts/enrolment_dates'
import { InstructorLink } from '~/components/instructors/instructor_link'
import type { Column } from '~/ui/list/columns/column'
import { Money } from '~/ui/money'
import { urlFor } from '~/client'
import { useBothNames } from '~/ui/names/both_names'
import { RowLink } from '~/ui/list/table/row_link'
import { EnrolmentStatusWord } from '~/components/enrolments/enrolment_status_word'
import { useFormat } from '~/hooks/use_format'
import type { Data } from '@generated/data'
import classes from '~/ui/record/names.module.css'

export type StudentEnrolment = Data.Admin.Students.StudentEnrolment

export function useStudentEnrolmentColumns(): Column<StudentEnrolment>[] {
  const t = useTranslations('enrolments.columns')
  const modes = useTranslations('groups.billing_mode')
  return useMemo(
    () => [
      { id: 'group', title: t('group'), cell: (row) => <EnrolledGroup row={row} /> },
      {
        id: 'instructor',
        title: t('instructor'),
        width: 150,
        cell: ({ instructor }) => instructor && <InstructorLink instructor={instructor} />,
      },
      { id: 'dates', title: t('dates'), width: 150, cell: (row) => <EnrolmentDates row={row} /> },
      {
        id: 'price',
        title: t('price'),
        width: 130,
        end: true,
        cell: ({ price, billing_mode: mode }) => (
          <>
            {price && <Money amount={price} />}
            {mode && (
              <Text size="xs" c="dimmed" truncate>
                {modes(mode)}
              </Text>
            )}
          </>
        ),
      },
      {
        id: 'status',
        title: t('status'),
        width: 150,
        cell: (row) => <EnrolmentStanding row={row} />,
      },
    ],
    [t, modes]
  )
}

export function EnrolledGroup({ row }: { row: StudentEnrolment }) {
  const { title_en, title_ar, group_id: id, code } = row
  return (
    <div className={classes.names}>
      <RowLink href={urlFor('admin.groups.show', { id })}>
        <bdi>{useBothNames()({ title_en, title_ar }).lead}</bdi>
      </RowLink>
      <Text size="xs" c="dimmed">
        <bdi dir="ltr">{code}</bdi>
      </Text>
    </div>
  )
}

export function EnrolmentStanding({ row }: { row: StudentEnrolment }) {
  const t = useTranslations('enrolments.of_student')
  const { day, number } = useFormat()
  const { status, place, offer_expires_at: held, frozen_from: from, frozen_until: until } = row
  return (
    <>
      <EnrolmentStatusWord status={status} />
      <Text size="xs" c="dimmed" component="div">
        {told()}
      </Text>
    </>
  )

  function told() {
    if (place !== null) return t('place', { place: number(place) })
    if (status === 'offered' && held) return <OfferTime until={held} />
    if (status === 'frozen' && until) return t('back_on', { day: day(until) })
    if (status === 'active' && from) return t('freezes_on', { day: day(from) })
    return row.reason && <bdi>{row.reason}</bdi>
  }
}
