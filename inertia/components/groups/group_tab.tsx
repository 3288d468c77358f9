import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { GroupActivity } from '~/components/groups/group_activity'
import { GroupStudents } from '~/components/groups/group_students'
import { GroupWaiting } from '~/components/groups/group_waiting'
import type {
  GroupAbilities,
  GroupActivityRow,
  GroupDetail,
  GroupTab,
  RosterRow,
} from '~/components/groups/types'
import type { RowAct } from '~/ui/list/table/row_act'
import classes from '~/ui/record/record.module.css'

interface GroupTabBodyProps {
  tab: GroupTab
  group: GroupDetail
  roster: RosterRow[]
  activity: GroupActivityRow[]
  acts: (row: RosterRow) => RowAct[]
  can: GroupAbilities
}

export function GroupTabBody({ tab, group, roster, activity, acts, can }: GroupTabBodyProps) {
  const t = useTranslations('groups.show')
  if (tab === 'activity') return <GroupActivity activity={activity} />
  if (tab === 'notes') {
    return (
      <section className={classes.card}>
        <Text className={classes.notes} dir="auto" c={group.notes ? undefined : 'dimmed'}>
          {group.notes ?? t('no_notes')}
        </Text>
      </section>
    )
  }
  if (!can.roster) {
    return (
      <section className={classes.card}>
        <Text c="dimmed">{t('hidden')}</Text>
      </section>
    )
  }
  if (tab === 'waiting') return <GroupWaiting roster={roster} acts={acts} />
  return <GroupStudents roster={roster} acts={acts} />
}
