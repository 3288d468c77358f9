import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { MonthSheet } from '~/components/attendance_sheet/month_sheet'
import type { GroupAttendance } from '~/components/attendance_sheet/types'
import { SessionsTab } from '~/components/class_sessions/sessions_tab'
import type { SessionsOf } from '~/components/class_sessions/types'
import { GroupDetails } from '~/components/groups/group_details'
import { GroupActivity } from '~/components/groups/group_activity'
import { PatternPanel } from '~/components/groups/pattern/pattern_panel'
import type { Pattern, PatternSource } from '~/components/groups/pattern/types'
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
import { hasEnded } from '#domain/teaching/groups/rules/group_state'

interface GroupTabBodyProps {
  tab: GroupTab
  group: GroupDetail
  roster: RosterRow[]
  activity: GroupActivityRow[]
  sessions: SessionsOf | null
  attendance: GroupAttendance
  pattern: Pattern | null
  sources?: PatternSource[]
  acts: (row: RosterRow) => RowAct[]
  can: GroupAbilities
}

export function GroupTabBody(props: GroupTabBodyProps) {
  const { tab, group, roster, activity, sessions, pattern, sources, acts, can } = props
  const t = useTranslations('groups.show')
  if (tab === 'activity') return <GroupActivity activity={activity} />
  if (tab === 'sessions' && sessions?.list) {
    return (
      <SessionsTab
        url={urlFor('admin.groups.show', { id: group.id })}
        owner={{ of: 'group', id: group.id }}
        list={sessions.list}
        maySchedule={group.archived_at === null && !hasEnded(group.status)}
      />
    )
  }
  if (tab === 'attendance' && props.attendance?.sheet) {
    return <MonthSheet group={group.id} sheet={props.attendance.sheet} />
  }
  if (tab === 'pattern' && pattern) {
    const isOpen = can.update && group.archived_at === null
    return <PatternPanel group={group} pattern={pattern} sources={sources} can={isOpen} />
  }
  if (tab === 'notes') return <GroupDetails group={group} />
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
