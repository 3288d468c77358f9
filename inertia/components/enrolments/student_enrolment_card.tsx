import { Text } from '@mantine/core'
import { EnrolmentDates } from '~/components/enrolments/acts/enrolment_dates'
import { EnrolmentStanding } from '~/components/enrolments/enrolment_standing'
import { EnrolledGroup } from '~/components/enrolments/enrolled_group'
import type { StudentEnrolment } from '~/components/enrolments/types'
import { Money } from '~/ui/money'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/list/record_list.module.css'

/** A student's enrolment on a phone: group, instructor, dates and price, status. */
export function StudentEnrolmentCard({ row }: { row: StudentEnrolment }) {
  const names = useNames()
  return (
    <>
      <div className={classes.cardHead}>
        <EnrolledGroup row={row} />
      </div>
      <Text size="sm" c="dimmed" component="div" className={classes.facts}>
        {row.instructor && <bdi>{names(row.instructor).lead}</bdi>}
        <span>
          <EnrolmentDates row={row} />
        </span>
        {row.price && <Money amount={row.price} />}
      </Text>
      <div className={classes.facts}>
        <EnrolmentStanding row={row} />
      </div>
    </>
  )
}
