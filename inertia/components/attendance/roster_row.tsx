import { Link } from '@adonisjs/inertia/react'
import { ActionIcon, Badge } from '@mantine/core'
import { IconChevronDown, IconClockPause } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useToldBy } from '~/components/absence_notices/use_told_by'
import { MarkDetails } from '~/components/attendance/mark_details'
import type { Refused } from '~/components/attendance/marking'
import { RefusedMark } from '~/components/attendance/refused_mark'
import { StatusChoice } from '~/components/attendance/status_choice'
import type { MarkFields } from '#domain/attendance/rules/outbox'
import type { AttendanceRow, FamilyContact, Status } from '~/components/attendance/types'
import { useMarkWords, useOutcomeWords } from '~/components/attendance/use_mark_words'
import { useClockIn } from '~/hooks/use_clock_in'
import { Avatar } from '~/ui/avatar'
import { useNames } from '~/ui/names/use_names'
import { isolate } from '~/ui/isolate'
import device from '~/components/attendance/device/waiting.module.css'
import classes from '~/components/attendance/roster.module.css'

export interface RosterRowProps {
  row: AttendanceRow
  href?: string
  startsAt: string
  /** How long the session is. */
  minutes: number
  /** Whose clocks tell when somebody came. */
  zone: string
  asksMakeUp: boolean
  mayBe: (status: Status) => boolean
  contacts: FamilyContact[]
  beneath?: ReactNode
  refused: Refused | undefined
  /** Their mark lies here until the network returns. */
  isWaiting: boolean
  /** Its mark isn't sent before a reason is written. */
  lacksReason: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** With all that is told of it. */
  onMark: (fields: MarkFields) => void
  onStatus: (status: Status) => void
  onDismiss: () => void
  historyUrl: string
  onTell?: (student: AttendanceRow['student']) => void
}

export function RosterRow(props: RosterRowProps) {
  const { row, href, mayBe, refused, isOpen, onOpen, onMark, onStatus, onDismiss } = props
  const t = useTranslations('attendance')
  const names = useNames()
  const { student, status, is_frozen: isFrozen } = row
  const { lead, parts } = names(student)
  const isMarkable = status !== null || mayBe('excused')
  return (
    <li className={classes.row} data-student={student.id} data-frozen={isFrozen || undefined}>
      <div className={classes.person}>
        <Avatar person={{ ...parts, photo: student.photo }} size={40} />
        <div className={classes.names}>
          {href ? (
            <Link href={href} className={classes.name} data-wide-touch>
              <bdi>{lead}</bdi>
            </Link>
          ) : (
            <bdi className={classes.name}>{lead}</bdi>
          )}
          <Beneath {...props} />
        </div>
        {isMarkable && (
          <ActionIcon
            variant="subtle"
            color="neutral"
            size={44}
            aria-label={t('details.open', { name: isolate(lead) })}
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          >
            <IconChevronDown size={18} aria-hidden data-open={isOpen || undefined} />
          </ActionIcon>
        )}
      </div>
      {isMarkable && <StatusChoice name={lead} value={status} mayBe={mayBe} onChoose={onStatus} />}
      {refused && <RefusedMark row={row} refused={refused} onMine={onMark} onDismiss={onDismiss} />}
      {isOpen && <MarkDetails {...props} key={status} name={lead} />}
    </li>
  )
}

/** The number, how they are on the roster, and what follows from an exception. */
function Beneath({ row, beneath, asksMakeUp, isWaiting, lacksReason, zone }: RosterRowProps) {
  const t = useTranslations('attendance')
  const inWords = useMarkWords()
  const follows = useOutcomeWords()
  const clock = useClockIn(zone)
  const toldBy = useToldBy()
  const { student, standing, is_frozen: isFrozen, status, outcome, notice } = row
  const word = isFrozen
    ? 'paused'
    : standing === 'trial' || standing === 'guest'
      ? standing
      : undefined
  const isCharged = standing === 'guest' && Boolean(outcome?.charge_percent)
  const isException = outcome && (outcome.event !== 'attended' || isCharged)
  const told = status ? inWords({ ...row, status: null }) : ''
  return (
    <div className={classes.beneath}>
      <bdi dir="ltr">{student.number}</bdi>
      {word && (
        <Badge variant="default" size="sm">
          {t(`standing.${word}`)}
        </Badge>
      )}
      {isWaiting && (
        <span className={device.waiting}>
          <IconClockPause size={16} aria-hidden />
          {t(lacksReason ? 'waiting.reason' : 'waiting.row')}
        </span>
      )}
      {told && <span>{told}</span>}
      {row.checked_in_at && <span>{t('told.checked_in', { time: clock(row.checked_in_at) })}</span>}
      {!status && notice && (
        <span>
          {t('told.absence', { reason: isolate(notice.reason ?? '') })} · {toldBy(notice)}
        </span>
      )}
      {isException && <span>{follows(outcome, asksMakeUp && outcome.event === 'excused')}</span>}
      {beneath}
      {row.is_billed && <span>{t('told.billed')}</span>}
      {row.note && <bdi>{row.note}</bdi>}
    </div>
  )
}
