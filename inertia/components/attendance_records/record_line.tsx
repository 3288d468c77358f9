import { Link } from '@adonisjs/inertia/react'
import { Anchor, Badge, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { tones } from '~/components/attendance/tones'
import { useMarkWords } from '~/components/attendance/use_mark_words'
import type { RecordMark } from '~/components/attendance_records/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { PickedUpLine } from '~/components/pickups/picked_up_line'
import { useFormat } from '~/hooks/use_format'
import { StatusDot } from '~/ui/status_dot'
import rows from '~/ui/record/rows.module.css'

interface RecordLineProps {
  mark: RecordMark
  href?: string
}

/** One session a student was marked in. */
export function RecordLine({ mark, href }: RecordLineProps) {
  const t = useTranslations('attendance_record')
  const format = useFormat()
  const name = useSessionName()
  const words = useMarkWords()
  const { title, group, status, event, standing } = mark
  const isOff = event === 'called_off'
  const at = <bdi>{format.instant(mark.starts_at, mark.time_zone)}</bdi>
  return (
    <li>
      <div>
        {href ? (
          <Anchor component={Link} href={href} fw={600}>
            {at}
          </Anchor>
        ) : (
          <Text fw={600}>{at}</Text>
        )}
        {(title ?? group) && (
          <div className={rows.quiet}>
            <bdi>{name({ title, group })}</bdi>
          </div>
        )}
        {mark.pickup && <PickedUpLine pickup={mark.pickup} zone={mark.time_zone} />}
      </div>
      {standing === 'guest' && (
        <Badge variant="default" size="sm">
          {t('make_up')}
        </Badge>
      )}
      <StatusDot tone={isOff ? 'neutral' : tones[status]}>
        {isOff ? t('called_off') : words(mark)}
      </StatusDot>
    </li>
  )
}
