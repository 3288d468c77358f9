import type { Data } from '@generated/data'
import { Anchor, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Roster } from '~/components/attendance/roster'
import type { Attendance, FamilyContact, MarkAbilities } from '~/components/attendance/types'
import { SessionSubject } from '~/components/class_sessions/session_subject'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { LastTime } from '~/components/lesson_notes/last_time'
import { LessonNotesCard } from '~/components/lesson_notes/lesson_notes_card'
import type { LessonAround } from '~/components/lesson_notes/types'
import { PickupsCard } from '~/components/pickups/pickups_card'
import type { Pickups } from '~/components/pickups/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { PageHeader } from '~/ui/page/page_header'
import { useAreaName } from '~/ui/use_area_name'
import names from '~/ui/record/names.module.css'
import record from '~/ui/record/record.module.css'

type Session = Data.Portal.Calendar.OwnSessionDetails

interface PortalSessionProps {
  session: Session
  lesson_around: LessonAround
  /** Null of an event, which nobody is marked in. */
  attendance: Attendance | null
  /** Of the families, where the centre lets instructors see them. */
  contacts: FamilyContact[]
  /** Null before the session begins. */
  pickups: Pickups | null
  can: MarkAbilities
}

/** A session of an instructor's own: what it is about, and who came. */
export default function PortalSession(props: PortalSessionProps) {
  const { session, lesson_around, attendance, contacts, pickups, can } = props
  const format = useFormat()
  const name = useSessionName()(session)
  const calendar = useAreaName()('calendar')
  const { id } = session
  return (
    <SessionSubject session={session}>
      <div className={record.record}>
        <PageHeader
          title={name}
          heading={<bdi>{name}</bdi>}
          lead={
            <span className={names.meta}>
              <bdi>{format.span(session.starts_at, session.ends_at, session.time_zone)}</bdi>
              <Place session={session} />
              <SessionStatusWord status={session.status} endsAt={session.ends_at} />
            </span>
          }
          crumbs={[{ label: calendar, href: urlFor('calendar') }]}
        />
        <Topic topic={session.topic} />
        {lesson_around.last_time && <LastTime last={lesson_around.last_time} />}
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
        {pickups && (
          <PickupsCard
            pickups={pickups}
            zone={session.time_zone}
            urls={{
              store: urlFor('own_pickups.store', { id }),
              undo: (pickup) => urlFor('own_pickups.destroy', { id, pickup }),
            }}
          />
        )}
        {session.teaching && (
          <LessonNotesCard
            lesson={session.teaching.lesson}
            nextOn={lesson_around.next_on}
            url={urlFor('own_lesson_notes.update', { id })}
            can
          />
        )}
      </div>
    </SessionSubject>
  )
}

function Topic({ topic }: { topic: string | null }) {
  const t = useTranslations('sessions.fields')
  if (!topic) return null
  return (
    <section className={record.card}>
      <Text component="h2" size="sm" c="dimmed">
        {t('topic')}
      </Text>
      <Text className={record.notes} dir="auto">
        {topic}
      </Text>
    </section>
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
