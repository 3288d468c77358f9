import { Text } from '@mantine/core'
import { StudentNameCell } from '~/components/students/student_name_cell'
import { StudentStatusWord } from '~/components/students/student_status_word'
import type { StudentRow } from '~/components/students/types'
import classes from '~/components/students/students_list.module.css'

/** A student on a phone: name, number and telephone, status. */
export function StudentCard({ student }: { student: StudentRow }) {
  return (
    <>
      <div className={classes.cardHead}>
        <StudentNameCell student={student} />
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" component="span">
          <bdi dir="ltr">{student.number}</bdi>
        </Text>
        {student.phone_written && (
          <Text size="sm" c="dimmed" component="span">
            <bdi dir="ltr">{student.phone_written}</bdi>
          </Text>
        )}
        <StudentStatusWord student={student} />
      </div>
    </>
  )
}
