import { Anchor } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBan,
  IconBook2,
  IconDoor,
  IconNotes,
  IconSchool,
  IconUser,
  IconUserOff,
  IconUsersGroup,
  IconVideo,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionDetails } from '~/components/calendar/types'
import { useReportedAbsence } from '~/components/calendar/use_reported_absence'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useJoined } from '~/hooks/use_joined'
import { isolate } from '~/ui/isolate'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/calendar/popover/session_popover.module.css'

interface SessionSummaryProps {
  details: SessionDetails
  session: ShownSession
}

export function SessionSummary({ details, session }: SessionSummaryProps) {
  const t = useTranslations('calendar.details')
  return (
    <dl className={classes.facts}>
      <Party details={details} session={session} />
      <Place details={details} />
      <Teachers details={details} />
      <Away details={details} />
      <Reported session={session} />
      {details.online_url && (
        <Fact icon={IconVideo} label={t('online')}>
          <Anchor href={details.online_url} target="_blank" rel="noreferrer">
            {t('join')}
          </Anchor>
        </Fact>
      )}
      <Notes details={details} />
      <Homework details={details} />
      {details.clash_reason && (
        <Fact icon={IconAlertTriangle} label={t('clash')}>
          <bdi>{details.clash_reason}</bdi>
        </Fact>
      )}
      <Cancelled details={details} />
    </dl>
  )
}

interface FactProps {
  icon: Icon
  label: string
  children: ReactNode
}

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>
        <Icon size={16} stroke={1.6} aria-label={label} role="img" />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

type Told = Pick<SessionSummaryProps, 'details'>

/** Whom it is for: a group with its course and seats, or students by name. */
function Party({ details, session }: SessionSummaryProps) {
  const t = useTranslations('calendar.details')
  const both = useBothNames()
  const { number } = useFormat()
  const joined = useJoined()
  const names = useNames()
  const { group, course, student } = details
  const seats = details.seats ?? details.teaching?.seats
  const groupTitle = group && both({ title_en: group.title_en, title_ar: group.title_ar }).lead
  const courseTitle = course && both({ title_en: course.title_en, title_ar: course.title_ar }).lead
  const people = session.children.length ? session.children : student ? [names(student).lead] : []
  return (
    <>
      {group && (
        <Fact icon={IconUsersGroup} label={t('group')}>
          <bdi>{groupTitle}</bdi>
          {courseTitle && courseTitle !== groupTitle && (
            <span className={classes.quiet}>
              {' · '}
              <bdi>{courseTitle}</bdi>
            </span>
          )}
          {seats && (
            <div className={classes.quiet}>
              {t('seats', { taken: number(seats.taken), capacity: number(seats.capacity) })}
            </div>
          )}
        </Fact>
      )}
      {people.length > 0 && (
        <Fact icon={IconSchool} label={t('student')}>
          <bdi>{joined(people)}</bdi>
        </Fact>
      )}
    </>
  )
}

function Place({ details: { room, branch } }: Told) {
  const t = useTranslations('calendar.details')
  const both = useBothNames()
  const named = [room, branch].flatMap((one) =>
    one ? [both({ name_en: one.name_en, name_ar: one.name_ar }).lead] : []
  )
  return named.length ? (
    <Fact icon={IconDoor} label={t('room')}>
      <bdi>{named.join(' · ')}</bdi>
    </Fact>
  ) : null
}

function Teachers({ details }: Told) {
  const t = useTranslations('calendar.details')
  const joined = useJoined()
  const names = useNames()
  const { instructor, assistants, substitute_for: absent, type } = details
  if (!instructor && type === 'event') return null
  return (
    <Fact icon={IconUser} label={t('instructor')}>
      {instructor ? <bdi>{names(instructor).lead}</bdi> : t('unstaffed')}
      {absent && (
        <div className={classes.quiet}>{t('stands_in', { name: isolate(names(absent).lead) })}</div>
      )}
      {assistants.length > 0 && (
        <div className={classes.quiet}>
          {t('assisted', { names: joined(assistants.map((one) => names(one).lead)) })}
        </div>
      )}
    </Fact>
  )
}

function Away({ details }: Told) {
  const t = useTranslations('calendar.details')
  const joined = useJoined()
  const names = useNames()
  const everybody = details.away?.instructors ?? details.teaching?.absences ?? []
  // The notice above names the instructor that a substitute is looked for
  const instructors = everybody.filter(
    ({ id }) => !details.lacks_substitute || id !== details.instructor?.id
  )
  const students = details.away?.students ?? details.teaching?.students_away
  const told = [
    ...instructors.map((one) => names(one).lead),
    ...(students?.students ?? []).map((one) => names(one).lead),
  ]
  const more = (students?.total ?? 0) - (students?.students.length ?? 0)
  if (told.length === 0) return null
  return (
    <Fact icon={IconUserOff} label={t('away')}>
      {t('are_away', { names: joined(told), more })}
    </Fact>
  )
}

function Reported({ session }: Pick<SessionSummaryProps, 'session'>) {
  const absence = useReportedAbsence()(session)
  const label = useTranslations('calendar.absence')('own')
  return absence ? (
    <Fact icon={IconUserOff} label={label}>
      {absence}
    </Fact>
  ) : null
}

function Notes({ details }: Told) {
  const t = useTranslations('calendar.details')
  const lesson = details.lesson ?? details.teaching?.lesson
  const shared = details.shared ?? lesson
  const told = [details.topic, shared?.shared_notes, lesson?.internal_notes, details.notes].filter(
    Boolean
  )
  return told.length ? (
    <Fact icon={IconNotes} label={t('notes')}>
      {told.map((note) => (
        <bdi key={note} className={classes.note}>
          {note}
        </bdi>
      ))}
    </Fact>
  ) : null
}

function Homework({ details }: Told) {
  const t = useTranslations('lesson_notes')
  const { day } = useFormat()
  const told = details.shared ?? details.lesson
  if (!told?.homework || !told.homework_due_on) return null
  return (
    <Fact icon={IconBook2} label={t('homework.title')}>
      <bdi className={classes.note}>{told.homework}</bdi>
      <div className={classes.quiet}>{t('due', { day: day(told.homework_due_on) })}</div>
    </Fact>
  )
}

function Cancelled({ details: { cancelled_by: by, cancel_reason: reason } }: Told) {
  const t = useTranslations('sessions')
  if (!by) return null
  return (
    <Fact icon={IconBan} label={t('fields.cancelled_by')}>
      {t('fields.cancelled_by')}: {t(`cancelled_by.${by}`)}
      {reason && (
        <div className={classes.quiet}>
          <bdi>{reason}</bdi>
        </div>
      )}
    </Fact>
  )
}
