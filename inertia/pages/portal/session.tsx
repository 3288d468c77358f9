import type { Data } from '@generated/data'
import { Anchor, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Roster } from '~/components/attendance/roster'
import type { Attendance, FamilyContact, MarkAbilities } from '~/components/attendance/types'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { PageHeader } from '~/ui/page/page_header'
import { useAreaName } from '~/ui/use_area_name'
import names from '~/ui/record/names.module.css'
import record from '~/ui/record/record.module.css'

type Session = Data.Portal.Calendar.OwnSessionDetails

interface PortalSessionProps {
  session: Session
  /** Null of an event, which nobody is marked in. */
  attendance: Attendance | null
  /** Of the families, where the centre lets instructors see them. */
  contacts: FamilyContact[]
  can: MarkAbilities
}

/** A session of an instructor's own: what it is about, and who came. */
export default function PortalSession({ session, attendance, contacts, can }: PortalSessionProps) {
  const format = useFormat()
  const name = useSessionName()(session)
  const calendar = useAreaName()('calendar')
  const { id } = session
  return (
    <div className={record.record}>
      <PageHeader
        title={name}
        heading={<bdi>{name}</bdi>}
        lead={
          <span className={names.meta}>
            <bdi>{format.span(session.starts_at, session.ends_at, session.time_zone)}</bdi>
            <Place session={session} />
            <SessionStatusWord status={session.status} />
          </span>
        }
        crumbs={[{ label: calendar, href: urlFor('calendar') }]}
      />
      <Notes session={session} />
      {attendance && (
        <Roster
          attendance={attendance}
          can={can}
          contacts={contacts}
          urls={{
            history: (student) => urlFor('own_attendance_marks.index', { id, student }),
          }}
        />
      )}
    </div>
  )
}

function Place({ session: { room, online_url: url } }: { session: Session }) {
  const t = useTranslations('calendar.details')
  const both = useBothNames()
  return (
    <>
      {room && <bdi>{both({ name_en: room.name_en, name_ar: room.name_ar }).lead}</bdi>}
      {url && (
        <Anchor href={url} target="_blank" rel="noreferrer">
          {t('join')}
        </Anchor>
      )}
    </>
  )
}

function Notes({ session: { topic, teaching } }: { session: Session }) {
  const t = useTranslations('sessions.fields')
  const told = { topic, lesson_notes: teaching?.lesson_notes ?? null }
  const written = (['topic', 'lesson_notes'] as const).filter((field) => told[field])
  if (written.length === 0) return null
  return (
    <section className={record.card}>
      {written.map((field) => (
        <div key={field}>
          <Text component="h2" size="sm" c="dimmed">
            {t(field)}
          </Text>
          <Text className={record.notes} dir="auto">
            {told[field]}
          </Text>
        </div>
      ))}
    </section>
  )
}
