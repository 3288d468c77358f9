import { Text } from '@mantine/core'
import { InstructorCell } from '~/components/instructors/list/instructor_cell'
import { InstructorStatusWord } from '~/components/instructors/instructor_status_word'
import { SubjectNames } from '~/components/instructors/subject_names'
import type { InstructorRow } from '~/components/instructors/types'
import classes from '~/ui/list/record_list.module.css'

/** An instructor on a phone: name, subjects and telephone, status. */
export function InstructorCard({ instructor }: { instructor: InstructorRow }) {
  return (
    <>
      <div className={classes.cardHead}>
        <InstructorCell instructor={instructor} />
      </div>
      <div className={classes.facts}>
        {instructor.subjects.length > 0 && (
          <Text size="sm" c="dimmed" component="span">
            <SubjectNames named={instructor.subjects} />
          </Text>
        )}
        {instructor.phone_written && (
          <Text size="sm" c="dimmed" component="span">
            <bdi dir="ltr">{instructor.phone_written}</bdi>
          </Text>
        )}
        <InstructorStatusWord instructor={instructor} />
      </div>
    </>
  )
}
