import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { EnrolmentDates } from '~/components/enrolments/acts/enrolment_dates'
import { EnrolmentStatusWord } from '~/components/enrolments/enrolment_status_word'
import { OfferTime } from '~/components/enrolments/acts/offer_time'
import type { RosterRow } from '~/components/groups/types'
import { useFormat } from '~/hooks/use_format'
import { PersonCell } from '~/ui/record/person_cell'
import classes from '~/ui/list/record_list.module.css'

/** A student of a group on a phone: name, place or dates, status. */
export function RosterCard({ row }: { row: RosterRow }) {
  const format = useFormat()
  return (
    <>
      <div className={classes.cardHead}>
        <PersonCell person={row} href={urlFor('admin.students.show', { id: row.student_id })} />
      </div>
      <div className={classes.facts}>
        {row.place !== null && <span>{format.number(row.place)}</span>}
        <EnrolmentStatusWord status={row.status} />
        {row.offer_expires_at && row.status === 'offered' ? (
          <OfferTime until={row.offer_expires_at} />
        ) : (
          row.starts_on && (
            <Text size="sm" c="dimmed" component="span">
              <EnrolmentDates row={row} />
            </Text>
          )
        )}
      </div>
    </>
  )
}
