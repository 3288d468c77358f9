import { Text } from '@mantine/core'
import { studentUrls } from '~/components/students/student_urls'
import { StudentPhoto } from '~/components/students/student_photo'
import type { StudentRow } from '~/components/students/types'
import { useNames } from '~/ui/use_names'
import { RowLink } from '~/ui/list/row_link'
import classes from '~/components/students/student_names.module.css'

/** Photo, name, and the name in the other script beneath it. */
export function StudentNameCell({ student }: { student: StudentRow }) {
  const { lead, other } = useNames()(student)
  return (
    <div className={classes.person}>
      <StudentPhoto student={student} size={32} />
      <div className={classes.names}>
        <RowLink href={studentUrls.show(student.id)}>
          <bdi>{lead}</bdi>
        </RowLink>
        {other && (
          <Text size="xs" c="dimmed" truncate component="div" className={classes.other}>
            <bdi>{other}</bdi>
          </Text>
        )}
      </div>
    </div>
  )
}
