import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { GroupStatusWord } from '~/components/groups/group_status_word'
import { SeatsMeter } from '~/components/groups/seats_meter'
import type { GroupRow } from '~/components/groups/types'
import { NamedCell } from '~/ui/record/named_cell'
import classes from '~/ui/list/record_list.module.css'

/** A group on a phone: name, code and seats, status. */
export function GroupCard({ group }: { group: GroupRow }) {
  const { title_en, title_ar } = group
  return (
    <>
      <div className={classes.cardHead}>
        <NamedCell
          named={{ title_en, title_ar }}
          href={urlFor('admin.groups.show', { id: group.id })}
        />
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" component="span">
          <bdi dir="ltr">{group.code}</bdi>
        </Text>
        <SeatsMeter group={group} compact />
        <GroupStatusWord group={group} />
      </div>
    </>
  )
}
