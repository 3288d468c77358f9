import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { tones } from '~/components/attendance/tones'
import { useMarkWords } from '~/components/attendance/use_mark_words'
import type { RecordMark } from '~/components/attendance_records/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import { StatusDot } from '~/ui/status_dot'
import rows from '~/ui/record/rows.module.css'

/** One session a student was marked in. */
export function RecordLine({ mark }: { mark: RecordMark }) {
  const t = useTranslations('attendance_record')
  const format = useFormat()
  const name = useSessionName()
  const words = useMarkWords()
  const { id, title, group, status, event } = mark
  const isOff = event === 'called_off'
  return (
    <li>
      <div>
        <Anchor component={Link} href={urlFor('admin.attendance.show', { id })} fw={600}>
          <bdi>{format.instant(mark.starts_at, mark.time_zone)}</bdi>
        </Anchor>
        {(title ?? group) && (
          <div className={rows.quiet}>
            <bdi>{name({ title, group })}</bdi>
          </div>
        )}
      </div>
      <StatusDot tone={isOff ? 'neutral' : tones[status]}>
        {isOff ? t('called_off') : words(mark)}
      </StatusDot>
    </li>
  )
}
