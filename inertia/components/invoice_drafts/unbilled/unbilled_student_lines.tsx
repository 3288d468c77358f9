import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { urlFor } from '~/client'
import type { UnbilledStudent } from '~/components/invoice_drafts/types'
import { SkippedLine } from '~/components/invoice_drafts/unbilled/skipped_line'
import { UnbilledLineRow } from '~/components/invoice_drafts/unbilled/unbilled_line_row'
import { usePermissions } from '~/hooks/use_permissions'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/invoice_drafts/unbilled/unbilled.module.css'

interface UnbilledStudentLinesProps {
  student: UnbilledStudent
  isNamed: boolean
}

export function UnbilledStudentLines({ student, isNamed }: UnbilledStudentLinesProps) {
  const name = useNames()(student).lead
  const may = usePermissions()
  return (
    <div className={classes.student}>
      {isNamed && (
        <h3 className={classes.child}>
          {may('admin.students.index') ? (
            <Anchor
              component={Link}
              href={urlFor('admin.students.show', { id: student.id })}
              fz="inherit"
              c="inherit"
            >
              <bdi>{name}</bdi>
            </Anchor>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
      )}
      {student.lines.length > 0 && (
        <ul className={classes.lines}>
          {student.lines.map((line, at) => (
            <UnbilledLineRow key={at} line={line} />
          ))}
        </ul>
      )}
      {student.skipped.length > 0 && (
        <ul className={classes.skipped}>
          {student.skipped.map((skipped, at) => (
            <SkippedLine key={at} skipped={skipped} />
          ))}
        </ul>
      )}
    </div>
  )
}
