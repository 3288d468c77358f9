import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { GroupActivity } from '~/components/groups/group_activity'
import { GroupStudents } from '~/components/groups/group_students'
import type {
  GroupAbilities,
  GroupActivityRow,
  GroupDetail,
  GroupTab,
  RosterRow,
} from '~/components/groups/types'
import type { RowAct } from '~/ui/list/table/row_act'
import classes from '~/ui/record/record.module.css'
import { RosterTable } from '~/components/enrolments/roster_table'
import { rosterParts } from '~/components/enrolments/roster_parts'
import { useRosterColumns } from '~/components/enrolments/use_roster_columns'
import { EmptyState } from '~/ui/page/empty_state'
import { ListCard } from '~/ui/list/list_card'

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

interface GroupWaitingProps {
  roster: RosterRow[]
  acts: (row: RosterRow) => RowAct[]
}

function GroupWaiting({ roster, acts }: GroupWaitingProps) {
  const t = useTranslations('groups')
  const columns = useRosterColumns()
  const { waiting } = rosterParts(roster)
  return (
    <ListCard>
      {waiting.length === 0 ? (
        <EmptyState title={t('show.nobody_waits.title')} text={t('show.nobody_waits.text')} />
      ) : (
        <RosterTable
          rows={waiting}
          columns={columns.waiting}
          caption={t('tabs.waiting')}
          acts={acts}
        />
      )}
    </ListCard>
  )
}
