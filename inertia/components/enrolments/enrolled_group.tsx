import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import type { StudentEnrolment } from '~/components/enrolments/types'
import { useBothNames } from '~/ui/names/both_names'
import { RowLink } from '~/ui/list/table/row_link'
import classes from '~/ui/record/names.module.css'

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
