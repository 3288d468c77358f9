import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SessionRoster } from '~/components/attendance/session_roster'
import type { Attendance, MarkAbilities, UntoldAbsence } from '~/components/attendance/types'
import { SessionSubject } from '~/components/class_sessions/session_subject'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import type { SessionDetail } from '~/components/class_sessions/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import type { Pickups } from '~/components/pickups/types'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { isolate } from '~/ui/isolate'
import { PageHeader } from '~/ui/page/page_header'
import { useAreaName } from '~/ui/use_area_name'
import names from '~/ui/record/names.module.css'
import record from '~/ui/record/record.module.css'

interface AttendanceShowProps {
  session: SessionDetail
  attendance: Attendance
  untold: UntoldAbsence[] | null
  pickups: Pickups | null
  can: MarkAbilities
}

export default function AttendanceShow({
  session,
  attendance,
  untold,
  pickups,
  can,
}: AttendanceShowProps) {
  const t = useTranslations('attendance')
  const areaName = useAreaName()
  const format = useFormat()
  const may = usePermissions()
  const name = useSessionName()(session)
  const isSeen = may('admin.sessions.index')
  const own = urlFor('admin.class_sessions.show', { id: session.id })
  return (
    <SessionSubject session={session}>
      <div className={record.record}>
        <PageHeader
          title={t('title_of', { name: isolate(name) })}
          heading={t('title')}
          lead={
            <span className={names.meta}>
              <bdi>{name}</bdi>
              <bdi>{format.span(session.starts_at, session.ends_at, session.time_zone)}</bdi>
              <SessionStatusWord status={session.status} endsAt={session.ends_at} />
            </span>
          }
          crumbs={
            isSeen
              ? [
                  { label: areaName('sessions'), href: urlFor('admin.class_sessions.index') },
                  { label: name, href: own },
                ]
              : undefined
          }
        />
        <SessionRoster attendance={attendance} untold={untold} pickups={pickups} can={can} />
      </div>
    </SessionSubject>
  )
}
