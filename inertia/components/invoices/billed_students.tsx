import { Text } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { StoredNames } from '#domain/shared/text/person_names'
import { useNames } from '~/ui/names/use_names'

/** The students whom a document bills, on two lines at most. */
export function BilledStudents({ students }: { students: (StoredNames & { id: string })[] }) {
  const names = useNames()
  const comma = useTranslations('ui.record')('comma')
  return (
    <Text inherit lineClamp={2}>
      {students.map((student, index) => (
        <Fragment key={student.id}>
          {index > 0 && comma}
          <bdi>{names(student).lead}</bdi>
        </Fragment>
      ))}
    </Text>
  )
}
