import type { BranchOption } from '~/components/branches/types'
import { Button } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { IconCalendarPlus, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import type { Audience, SessionsOf } from '~/components/class_sessions/types'
import { AddStudentDialog } from '~/components/enrolments/adding/add_student_dialog'
import { useScheduling } from '~/components/class_sessions/use_scheduling'
import type { EnrolmentQuestion } from '~/components/enrolments/acts/enrolment_acts'
import { EnrolmentDialog } from '~/components/enrolments/acts/enrolment_dialog'
import { rosterParts } from '~/components/enrolments/roster_parts'
import { useEnrolmentActs } from '~/components/enrolments/acts/use_enrolment_acts'
import type { GroupAlerts } from '~/components/attention/types'
import type { GroupAttendance } from '~/components/attendance_sheet/types'
import { GroupAlertsNotice } from '~/components/groups/group_alerts'
import { planningStep } from '~/components/groups/pattern/planning_step'
import { hasEnded } from '#domain/teaching/groups/rules/group_state'
import { GroupHeadline } from '~/components/groups/group_headline'
import { GroupMenu, type GroupQuestion } from '~/components/groups/group_menu'
import { GroupStepDialog } from '~/components/groups/group_step_dialog'
import { type GroupSessions, GroupToday } from '~/components/groups/group_today'
import { GroupTabBody } from '~/components/groups/group_tab'
import { isEnrolling } from '~/components/groups/is_enrolling'
import { OwnRules } from '~/components/groups/own_rules'
import type {
  Candidate,
  GroupAbilities,
  GroupActivityRow,
  GroupDetail,
  GroupTab,
  RosterRow,
  TargetOption,
} from '~/components/groups/types'
import type { Pattern, PatternSource } from '~/components/groups/pattern/types'
import type { Duplicate } from '~/components/students/types'
import { useBothNames } from '~/ui/names/both_names'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'

interface GroupShowProps {
  group: GroupDetail
  roster: RosterRow[]
  activity: GroupActivityRow[]
  sessions: SessionsOf | null
  upcoming: GroupSessions
  attendance: GroupAttendance
  sessions_ahead: number
  ending?: { audience: Audience | null }
  alerts: GroupAlerts
  /** Whether it has attendance rules of its own, not only its centre’s. */
  has_own_rules: boolean
  pattern: Pattern | null
  sources?: PatternSource[]
  tab: GroupTab
  branches: BranchOption[]
  today: string
  duplicates: Duplicate[]
  can: GroupAbilities
  candidates?: Candidate[]
  targets?: TargetOption[]
}

type Asked =
  | { is: 'add' }
  | { is: 'step'; question: GroupQuestion }
  | { is: 'enrolment'; question: EnrolmentQuestion; row: RosterRow }

const groupTabs = ['students', 'waiting', 'sessions', 'attendance', 'pattern', 'notes'] as const

export default function GroupShow(props: GroupShowProps) {
  const { group, roster, tab, can, targets, sessions, attendance } = props
  const t = useTranslations('groups')
  const { activity } = useUsualTabs()
  const [asked, ask] = useState<Asked>()
  const close = () => ask(undefined)
  const scheduling = useScheduling({ group: group.id })
  const isUnplanned =
    tab !== 'pattern' &&
    scheduling.link &&
    sessions?.ahead === 0 &&
    !group.archived_at &&
    !hasEnded(group.status)
  const acts = useEnrolmentActs<RosterRow>(
    { mayAct: can.change, today: props.today },
    (question, row) => ask({ is: 'enrolment', question, row })
  )
  const { title_en, title_ar } = group
  const { present, waiting } = rosterParts(roster)
  const roll = can.roster && { students: present.length, waiting: waiting.length }
  const counts: Partial<Record<GroupTab, number>> = { ...roll, sessions: sessions?.ahead }
  const tabs = groupTabs
    .filter((id) => (id !== 'sessions' || sessions) && (id !== 'attendance' || attendance))
    .map((id) => ({ id, label: t(`tabs.${id}`), count: counts[id] }))
  const name = useBothNames()({ title_en, title_ar })
  return (
    <RecordPage name={name.lead}>
      <RecordHeader
        area="groups"
        record={group}
        name={name}
        lead={
          <>
            <GroupHeadline group={group} />
            {props.has_own_rules && <OwnRules group={group.id} isLink={can.update} />}
          </>
        }
        urls={recordUrls('groups')}
        can={can}
        primary={
          <>
            {isUnplanned && (
              <Button
                component={Link}
                href={urlFor('admin.groups.show', { id: group.id }, { qs: planningStep })}
                variant="default"
                visibleFrom="sm"
                leftSection={<IconCalendarPlus size={16} aria-hidden />}
              >
                {t('acts.plan')}
              </Button>
            )}
            {can.enrol && isEnrolling(group) && (
              <Button
                leftSection={<IconUserPlus size={16} aria-hidden />}
                onClick={() => ask({ is: 'add' })}
                data-shortcut="create"
              >
                {t('acts.add_student')}
              </Button>
            )}
          </>
        }
        menu={
          <GroupMenu
            group={group}
            enrolments={roster.length}
            can={can}
            schedule={scheduling.link}
            onAsk={(question) => ask({ is: 'step', question })}
          />
        }
      />
      <GroupAlertsNotice id={group.id} alerts={props.alerts} today={props.today} />
      <RecordTabs
        url={urlFor('admin.groups.show', { id: group.id })}
        tabs={[...tabs, activity]}
        current={tab}
      />
      {tab === 'students' && (
        <GroupToday group={group} sessions={props.upcoming} today={props.today} />
      )}
      <GroupTabBody {...props} acts={acts} />
      {scheduling.dialog}
      {asked?.is === 'add' && <AddStudentDialog {...props} onClose={close} />}
      {asked?.is === 'step' && (
        <GroupStepDialog
          question={asked.question}
          group={group}
          students={present.length}
          sessions={props.sessions_ahead}
          today={props.today}
          audience={props.ending?.audience}
          targets={targets}
          onClose={close}
        />
      )}
      {asked?.is === 'enrolment' && (
        <EnrolmentDialog {...props} {...asked} student={asked.row} onClose={close} />
      )}
    </RecordPage>
  )
}
