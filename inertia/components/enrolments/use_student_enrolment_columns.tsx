import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { EnrolmentDates } from '~/components/enrolments/acts/enrolment_dates'
import { EnrolmentStanding } from '~/components/enrolments/enrolment_standing'
import { EnrolledGroup } from '~/components/enrolments/enrolled_group'
import type { StudentEnrolment } from '~/components/enrolments/types'
import { InstructorLink } from '~/components/instructors/instructor_link'
import type { Column } from '~/ui/list/columns/column'
import { Money } from '~/ui/money'

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
