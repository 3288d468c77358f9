import { useTranslations } from 'use-intl'
import { useBranchFact } from '~/components/branches/use_branches'
import {
  Assistants,
  GroupLink,
  OnlineLink,
  RoomLink,
  StudentLink,
} from '~/components/class_sessions/session_links'
import type { SessionDetail } from '~/components/class_sessions/types'
import { InstructorLink } from '~/components/instructors/instructor_link'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import type { ListedFact } from '~/ui/record/facts_card'
import { useFieldValue } from '~/ui/record/use_field_value'

export function useSessionFacts(session: SessionDetail): ListedFact[] {
  const meeting = useMeetingFacts(session)
  const kind = useKindFacts(session)
  const history = useHistoryFacts(session)
  return [...meeting, ...kind, ...history].filter((fact) => fact !== null)
}

type Told = (ListedFact | null)[]

/** When, with whom and where; an event is without what it isn't asked for. */
function useMeetingFacts(session: SessionDetail): Told {
  const t = useTranslations('sessions')
  const format = useFormat()
  const branch = useBranchFact(t('fields.branch_id'), session.branch_id)
  const { group, student, instructor, room, assistants } = session
  const at = (instant: string) => format.instant(instant, session.time_zone)
  const isEvent = session.type === 'event'
  return [
    { label: t('fields.starts_at'), value: <bdi>{at(session.starts_at)}</bdi> },
    { label: t('fields.ends_at'), value: <bdi>{at(session.ends_at)}</bdi> },
    student && { label: t('fields.student_id'), value: <StudentLink student={student} /> },
    group && { label: t('fields.group_id'), value: <GroupLink group={group} /> },
    isEvent && !instructor
      ? null
      : {
          label: t('fields.instructor_id'),
          value: instructor && <InstructorLink instructor={instructor} />,
        },
    assistants.length
      ? { label: t('fields.assistant_ids'), value: <Assistants people={assistants} /> }
      : null,
    { label: t('fields.room_id'), value: room && <RoomLink room={room} /> },
    ...branch,
  ]
}

function useKindFacts(session: SessionDetail): Told {
  const t = useTranslations('sessions')
  const format = useFormat()
  const { group, students, service, online_url: url, series_ends_on: until } = session
  const both = useBothNames()
  return [
    { label: t('fields.type'), value: t(`type.${session.type}`) },
    {
      label: t('show.is_of_series'),
      value: until ? t('show.series', { until: format.day(until) }) : t('show.single'),
    },
    service && { label: t('fields.service_id'), value: <bdi>{both(service).lead}</bdi> },
    group && {
      label: t('show.students'),
      value: [
        students.pending ? t('show.students_pending', students) : format.number(students.total),
        ...(students.guests ? [t('roster.guests', { count: students.guests })] : []),
      ].join(' · '),
    },
    url ? { label: t('fields.online_url'), value: <OnlineLink url={url} />, copy: url } : null,
  ]
}

/** Who stands in, what it was scheduled despite, who was told, and who called it off. */
function useHistoryFacts(session: SessionDetail): Told {
  const t = useTranslations('sessions')
  const format = useFormat()
  const names = useNames()
  const inWords = useFieldValue('sessions')
  const { told, substitute_for: absent, clash_reason: clash, check_reason: check } = session
  return [
    absent && { label: t('fields.substitute_for'), value: <bdi>{names(absent).lead}</bdi> },
    clash ? { label: t('show.let_through'), value: <bdi>{clash}</bdi> } : null,
    check
      ? {
          label: t('show.let_past', { checks: inWords('checks_allowed', session.checks_allowed) }),
          value: <bdi>{check}</bdi>,
        }
      : null,
    told && {
      label: t('show.told'),
      value: t(told.waiting ? 'show.told_waiting' : 'show.told_people', {
        people: told.people,
        waiting: told.waiting,
        time: format.instant(told.at),
      }),
    },
    session.cancelled_by && {
      label: t('fields.cancelled_by'),
      value: t(`cancelled_by.${session.cancelled_by}`),
    },
    session.cancel_reason
      ? { label: t('fields.cancel_reason'), value: <bdi>{session.cancel_reason}</bdi> }
      : null,
  ]
}
