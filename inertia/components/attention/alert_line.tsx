import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type {
  AlertRow,
  AskedAbsence,
  EndingMakeUp,
  EndingPaper,
  LackingSession,
  LackingSubstitute,
  SmallGroup,
  UnmarkedSession,
} from '~/components/attention/types'
import { useAbsenceWords } from '~/components/absences/use_absence_words'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import { StatusDot } from '~/ui/status_dot'
import rows from '~/ui/record/rows.module.css'

/** `today` tells what is over from what is to come. */
export function AlertLine({ row, today }: { row: AlertRow; today: string }) {
  if (row.kind === 'small') return <SmallLine row={row} today={today} />
  if (row.kind === 'lacking') return <LackingLine row={row} />
  if (row.kind === 'unmarked') return <UnmarkedLine row={row} />
  if (row.kind === 'substitutes') return <SubstituteLine row={row} />
  if (row.kind === 'make_ups') return <MakeUpLine row={row} />
  if (row.kind === 'absences') return <AbsenceLine row={row} />
  return <PaperLine row={row} today={today} />
}

function SmallLine({ row, today }: { row: SmallGroup; today: string }) {
  const t = useTranslations('attention')
  const format = useFormat()
  const both = useBothNames()
  const { title_en, title_ar, starts_on: day } = row
  return (
    <Line
      href={urlFor('admin.groups.show', { id: row.id })}
      name={both({ title_en, title_ar }).lead}
      more={t(day < today ? 'started' : 'starts', { day: format.day(day) })}
      isUrgent={day < today}
    >
      {t('students', { students: row.students, needed: row.min_students ?? 0 })}
    </Line>
  )
}

function LackingLine({ row }: { row: LackingSession }) {
  const t = useTranslations('attention.lacks')
  const format = useFormat()
  const name = useSessionName()
  const lacks = row.lacks_instructor ? (row.lacks_room ? 'both' : 'instructor') : 'room'
  return (
    <Line
      href={urlFor('admin.class_sessions.show', { id: row.id })}
      name={format.instant(row.starts_at, row.time_zone)}
      more={name(row)}
    >
      {t(lacks)}
    </Line>
  )
}

function UnmarkedLine({ row }: { row: UnmarkedSession }) {
  const t = useTranslations('attention')
  const href = urlFor('admin.attendance.show', { id: row.id })
  return <TaughtLine row={row} href={href} says={t('unmarked')} />
}

function SubstituteLine({ row }: { row: LackingSubstitute }) {
  const t = useTranslations('attention')
  const href = urlFor('admin.substitutes.show', { id: row.id })
  return <TaughtLine row={row} href={href} says={t('away')} />
}

interface TaughtLineProps {
  row: UnmarkedSession | LackingSubstitute
  href: string
  says: string
}

/** A session with whoever teaches it. */
function TaughtLine({ row, href, says }: TaughtLineProps) {
  const format = useFormat()
  const names = useNames()
  const name = useSessionName()
  return (
    <Line
      href={href}
      name={format.instant(row.starts_at, row.time_zone)}
      more={[name(row), row.instructor && names(row.instructor).lead].filter(Boolean).join(' · ')}
    >
      {says}
    </Line>
  )
}

function MakeUpLine({ row }: { row: EndingMakeUp }) {
  const t = useTranslations('attention')
  const format = useFormat()
  const names = useNames()
  const name = useSessionName()
  return (
    <Line
      href={`${urlFor('admin.students.show', { id: row.owed_to.id })}?tab=make_ups`}
      name={names(row.owed_to).lead}
      more={t(`make_up.${row.cause}`, {
        session: `${name(row)} · ${format.instant(row.starts_at, row.time_zone)}`,
      })}
    >
      {t('expires', { day: format.day(row.expires_on) })}
    </Line>
  )
}

function AbsenceLine({ row }: { row: AskedAbsence }) {
  const t = useTranslations('attention')
  const names = useNames()
  const words = useAbsenceWords()
  return (
    <Line
      href={urlFor('admin.absence_requests.index')}
      name={names(row.instructor).lead}
      more={[...words(row), row.reason].filter(Boolean).join(' · ')}
    >
      {t('asked')}
    </Line>
  )
}

function PaperLine({ row, today }: { row: EndingPaper; today: string }) {
  const t = useTranslations('attention')
  const kinds = useTranslations('instructors.document_kind')
  const format = useFormat()
  const both = useBothNames()
  const names = useNames()
  const { title_en, title_ar } = row.group
  const isOver = row.expires_on < today
  const facts = [
    t('paper', { kind: kinds(row.paper), title: row.title }),
    both({ title_en, title_ar }).lead,
    t('after', { count: row.sessions }),
  ]
  return (
    <Line
      href={`${urlFor('admin.instructors.show', { id: row.instructor.id })}?tab=documents`}
      name={names(row.instructor).lead}
      more={facts.join(' · ')}
      isUrgent={isOver}
    >
      {t(isOver ? 'expired' : 'expires', { day: format.day(row.expires_on) })}
    </Line>
  )
}

interface LineProps {
  href: string
  name: string
  more: string
  isUrgent?: boolean
  children: ReactNode
}

function Line({ href, name, more, isUrgent, children }: LineProps) {
  return (
    <li>
      <div>
        <Anchor component={Link} href={href} fw={600}>
          <bdi>{name}</bdi>
        </Anchor>
        <div className={rows.quiet}>
          <bdi>{more}</bdi>
        </div>
      </div>
      <StatusDot tone={isUrgent ? 'danger' : 'attention'}>{children}</StatusDot>
    </li>
  )
}
