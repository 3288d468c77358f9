import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { BranchOption } from '~/components/branches/types'
import { useBranchFact } from '~/components/branches/use_branches'
import {
  useSessionEdit,
  useSessionMenu,
} from '~/components/class_sessions/changes/use_session_changes'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import { RosterCard } from '~/components/class_sessions/roster_card'
import { SessionNotes } from '~/components/class_sessions/session_notes'
import type {
  MeetingOptions,
  SessionDetail,
  SessionRoster,
} from '~/components/class_sessions/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useSessionValue } from '~/components/class_sessions/use_session_value'
import { InstructorLink } from '~/components/instructors/instructor_link'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { useBothNames } from '~/ui/names/both_names'
import { useFieldValue } from '~/ui/record/use_field_value'
import { useNames } from '~/ui/names/use_names'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { FactsCard, type ListedFact } from '~/ui/record/facts_card'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import record from '~/ui/record/record.module.css'

interface ClassSessionShowProps {
  session: SessionDetail
  /** Null for whoever may not see who is enrolled. */
  roster: SessionRoster | null
  branches: BranchOption[]
  activity: ActivityRow[]
  tab: 'overview' | 'uses' | 'activity'
  can: Abilities
  options?: MeetingOptions
}

export default function ClassSessionShow(props: ClassSessionShowProps) {
  const { session, roster, activity, tab, can, options } = props
  const tabs = useUsualTabs()
  const format = useFormat()
  const urls = recordUrls('sessions')
  const name = useSessionName()(session)
  const facts = useFacts(session)
  const { menu, dialog } = useSessionMenu(session, can.update, options)
  const edit = useSessionEdit(session, can.update, options)
  const write = useSessionValue(options)
  return (
    <div className={record.record}>
      <RecordHeader
        area="sessions"
        record={session}
        name={{ lead: name, other: null }}
        lead={
          <>
            <bdi>{format.span(session.starts_at, session.ends_at)}</bdi>
            <SessionStatusWord status={session.status} />
          </>
        }
        urls={urls}
        can={can}
        primary={edit.button}
        menu={menu}
      />
      <RecordTabs
        url={urls.show(session.id)}
        tabs={[tabs.overview, tabs.activity]}
        current={tab === 'activity' ? 'activity' : 'overview'}
      />
      {tab === 'activity' ? (
        <RecordActivity area="sessions" activity={activity.map(withoutAllower)} write={write} />
      ) : (
        <div className={record.overview}>
          <div className={record.record}>
            <FactsCard facts={facts} />
            <SessionNotes session={session} can={can.update} />
          </div>
          {session.group && roster && <RosterCard group={session.group} roster={roster} />}
        </div>
      )}
      {dialog}
      {edit.dialog}
    </div>
  )
}

function Assistants({ people }: { people: SessionDetail['assistants'] }) {
  return people.map((one, index) => (
    <span key={one.id}>
      {index > 0 && ' · '}
      <InstructorLink instructor={one} />
    </span>
  ))
}

function GroupLink({ group }: { group: NonNullable<SessionDetail['group']> }) {
  const { title_en, title_ar } = group
  return (
    <Anchor component={Link} href={urlFor('admin.groups.show', { id: group.id })}>
      <bdi>{useBothNames()({ title_en, title_ar }).lead}</bdi>
    </Anchor>
  )
}

function StudentLink({ student }: { student: NonNullable<SessionDetail['student']> }) {
  const may = usePermissions()
  const name = <bdi>{useNames()(student).lead}</bdi>
  if (!may('admin.students.index')) return name
  return (
    <Anchor component={Link} href={urlFor('admin.students.show', { id: student.id })}>
      {name}
    </Anchor>
  )
}

function RoomLink({ room }: { room: NonNullable<SessionDetail['room']> }) {
  const may = usePermissions()
  const name = <bdi>{useBothNames()({ name_en: room.name_en, name_ar: room.name_ar }).lead}</bdi>
  if (!may('admin.rooms.index')) return name
  return (
    <Anchor component={Link} href={urlFor('admin.rooms.show', { id: room.id })} fz="inherit">
      {name}
    </Anchor>
  )
}

const OnlineLink = ({ url }: { url: string }) => (
  <Anchor href={url} target="_blank" rel="noreferrer" fz="inherit">
    <bdi dir="ltr">{url}</bdi>
  </Anchor>
)

const allowers = ['clash_allowed_by', 'check_allowed_by']

/** Who let a clash through, or past a check, is who did it. */
const withoutAllower = (entry: ActivityRow): ActivityRow => ({
  ...entry,
  changes: entry.changes.filter(({ field }) => !allowers.includes(field)),
})

function useFacts(session: SessionDetail): ListedFact[] {
  const t = useTranslations('sessions')
  const format = useFormat()
  const names = useNames()
  const inWords = useFieldValue('sessions')
  const branch = useBranchFact(t('fields.branch_id'), session.branch_id)
  const { group, student, instructor, room, online_url: url, series_ends_on: until } = session
  const { students } = session
  const facts: ListedFact[] = [
    { label: t('fields.starts_at'), value: <bdi>{format.instant(session.starts_at)}</bdi> },
    { label: t('fields.ends_at'), value: <bdi>{format.instant(session.ends_at)}</bdi> },
    student
      ? { label: t('fields.student_id'), value: <StudentLink student={student} /> }
      : {
          label: t('fields.group_id'),
          value: group && <GroupLink group={group} />,
        },
    {
      label: t('fields.instructor_id'),
      value: instructor && <InstructorLink instructor={instructor} />,
    },
    ...(session.assistants.length
      ? [{ label: t('fields.assistant_ids'), value: <Assistants people={session.assistants} /> }]
      : []),
    { label: t('fields.room_id'), value: room && <RoomLink room={room} /> },
    ...branch,
    { label: t('fields.type'), value: t(`type.${session.type}`) },
    {
      label: t('show.is_of_series'),
      value: until ? t('show.series', { until: format.day(until) }) : t('show.single'),
    },
  ]
  const toldOf = ({ at, ...counts }: NonNullable<SessionDetail['told']>) => ({
    ...counts,
    time: format.instant(at),
  })
  const more: (ListedFact | null)[] = [
    session.substitute_for && {
      label: t('fields.substitute_for'),
      value: <bdi>{names(session.substitute_for).lead}</bdi>,
    },
    group && {
      label: t('show.students'),
      value: students.pending
        ? t('show.students_pending', students)
        : format.number(students.total),
    },
    url ? { label: t('fields.online_url'), value: <OnlineLink url={url} />, copy: url } : null,
    session.clash_reason
      ? { label: t('show.let_through'), value: <bdi>{session.clash_reason}</bdi> }
      : null,
    session.check_reason
      ? {
          label: t('show.let_past', { checks: inWords('checks_allowed', session.checks_allowed) }),
          value: <bdi>{session.check_reason}</bdi>,
        }
      : null,
    session.told && {
      label: t('show.told'),
      value: t(
        session.told.waiting ? 'show.told_waiting' : 'show.told_people',
        toldOf(session.told)
      ),
    },
    session.cancelled_by && {
      label: t('fields.cancelled_by'),
      value: t(`cancelled_by.${session.cancelled_by}`),
    },
    session.cancel_reason
      ? { label: t('fields.cancel_reason'), value: <bdi>{session.cancel_reason}</bdi> }
      : null,
  ]
  return [...facts, ...more.filter((fact) => fact !== null)]
}
