import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { StudentStatusWord } from '~/components/students/student_status_word'
import type { StudentRow } from '~/components/students/types'
import { PersonCell } from '~/ui/record/person_cell'
import classes from '~/ui/list/record_list.module.css'

/** A student on a phone: name, number and telephone, status. */
export function StudentCard({ student }: { student: StudentRow }) {
  return (
    <>
      <div className={classes.cardHead}>
        <PersonCell person={student} href={urlFor('admin.students.show', { id: student.id })} />
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
