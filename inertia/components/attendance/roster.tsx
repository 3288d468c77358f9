import { Alert, Button, Group, TextInput } from '@mantine/core'
import { IconLock, IconClock } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { KeysHint } from '~/components/attendance/keys_hint'
import { mayMark } from '~/components/attendance/may_mark'
import { RosterBar } from '~/components/attendance/roster_bar'
import { RosterRow } from '~/components/attendance/roster_row'
import { StatusCounts } from '~/components/attendance/status_counts'
import { UnkeptMarks } from '~/components/attendance/unkept_marks'
import { savedAgain } from '~/components/attendance/marking'
import type { MarkFields } from '#domain/attendance/rules/outbox'
import type {
  Attendance,
  AttendanceRow,
  AttendanceUrls,
  FamilyContact,
  MarkAbilities,
} from '~/components/attendance/types'
import { type MarkingControls, useMarking } from '~/components/attendance/use_marking'
import { useOpening } from '~/components/attendance/use_opening'
import { useLiveRoster } from '~/components/attendance/use_live_roster'
import { useRosterKeys } from '~/components/attendance/use_roster_keys'
import { useFormat } from '~/hooks/use_format'
import { focusWhenDrawn } from '~/hooks/focus_when_drawn'
import { focusControl } from '~/ui/form/focus'
import { EmptyState } from '~/ui/page/empty_state'
import { longest } from '#domain/shared/limits/text_lengths'
import device from '~/components/attendance/device/waiting.module.css'
import classes from '~/components/attendance/roster.module.css'

interface RosterProps {
  attendance: Attendance
  urls: AttendanceUrls
  can: MarkAbilities
  /** Where a student's page is, for whoever may see it. */
  studentUrl?: (id: string) => string
  contacts?: FamilyContact[]
  /** What is said beneath a row, in the office only. */
  tellOf?: (row: AttendanceRow) => ReactNode
  /** Keeps that a student will not come, for whoever may. */
  onTell?: (student: AttendanceRow['student']) => void
}

/** Who came to a session: one tap for all, one for each exception, kept at once. */
export function Roster({
  attendance: first,
  urls,
  can,
  studentUrl,
  contacts = [],
  tellOf,
  onTell,
}: RosterProps) {
  const t = useTranslations('attendance')
  const [reason, setReason] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const why = useRef<HTMLInputElement>(null)
  const marking = useMarking(first, reason)
  const { attendance, rows, refused } = marking
  const isOpen = useOpening(first.opens_in)
  useLiveRoster(first)
  const may = { attendance, can, isOpen }
  const unmarked = rows.filter((row) => row.status === null && mayMark(row, 'present', may))

  function mark(row: AttendanceRow, fields: Partial<MarkFields> & Pick<MarkFields, 'status'>) {
    if (!mayMark(row, fields.status, may)) return
    marking.mark([{ row, fields }])
    const { status } = fields
    const hasDetails = status === 'late' || status === 'excused'
    if (row.status !== status) setOpen(hasDetails ? row.student.id : null)
  }

  function choose(row: AttendanceRow, status: MarkFields['status']) {
    if (row.status === status && !refused[row.student.id]) return
    mark(row, savedAgain(row, status, attendance.rows) ?? marked(row, status, isOpen))
  }

  const keys = useRosterKeys(list, (student, status) => {
    const row = rows.find((one) => one.student.id === student)
    if (row) choose(row, status)
  })

  if (rows.length === 0) return <EmptyState title={t('nobody')} text={t('nobody_text')} />
  return (
    <div className={classes.roster}>
      <Standing attendance={attendance} isOpen={isOpen} can={can} />
      {(marking.isHeld || (takesReason(attendance) && can.delete)) && (
        <Reason marking={marking} reason={reason} field={why} onWrite={setReason} />
      )}
      <UnkeptMarks marking={marking} known={first} />
      <StatusCounts rows={rows} />
      {rows.some((row) => mayMark(row, 'present', may)) && <KeysHint />}
      <ul className={classes.rows} ref={list} onKeyDown={keys}>
        {rows.map((row) => (
          <RosterRow
            key={row.student.id}
            row={row}
            href={studentUrl?.(row.student.id)}
            startsAt={attendance.starts_at}
            minutes={attendance.minutes}
            zone={attendance.time_zone}
            asksMakeUp={attendance.asks_make_up}
            mayBe={(status) => mayMark(row, status, may)}
            contacts={contacts.filter((one) => one.student_id === row.student.id)}
            beneath={tellOf?.(row)}
            refused={refused[row.student.id]}
            isWaiting={marking.isWaiting(row.student.id)}
            lacksReason={marking.isHeld}
            isOpen={open === row.student.id}
            onOpen={(isNow) => setOpen(isNow ? row.student.id : null)}
            onMark={(fields) => mark(row, fields)}
            onStatus={(status) => choose(row, status)}
            onDismiss={() => marking.dismiss(row.student.id)}
            historyUrl={urls.history(row.student.id)}
            onTell={onTell}
          />
        ))}
      </ul>
      <RosterBar
        marking={marking}
        unmarked={unmarked.length}
        onWhy={() => focusControl(why.current)}
        onAll={() =>
          marking.mark(unmarked.map((row) => ({ row, fields: asExpected(row, isOpen) })))
        }
      />
    </div>
  )
}

/** As a notice told it; without one, an absence is told of now before a session, and afterwards whoever marks says when. */
const marked = ({ notice }: AttendanceRow, status: MarkFields['status'], isOpen: boolean) => {
  if (status !== 'excused') return { status, notice_at: null }
  if (notice) return { status, notice_at: notice.told_at, excuse: notice.reason }
  return { status, notice_at: isOpen ? null : new Date().toISOString() }
}

/** All are present but those of whom it was told that they would not come. */
const asExpected = (row: AttendanceRow, isOpen: boolean) =>
  marked(row, row.notice ? 'excused' : 'present', isOpen)

/** A mark that is locked or billed is corrected with a reason. */
const takesReason = ({ is_locked, rows }: Attendance) =>
  is_locked || rows.some((row) => row.is_billed)

interface ReasonProps {
  marking: MarkingControls
  reason: string
  field: RefObject<HTMLInputElement | null>
  onWrite: (reason: string) => void
}

/** What was marked without one is held, and sent when it is written. */
function Reason({ marking, reason, field, onWrite }: ReasonProps) {
  const { isHeld, waiting, sendWithReason, discard } = marking
  const t = useTranslations('attendance')
  const isWritten = reason.trim() !== ''
  const answer = (act: () => void) => {
    act()
    focusWhenDrawn(() => field.current)
  }
  return (
    <form
      className={device.reason}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWritten) answer(sendWithReason)
      }}
    >
      <TextInput
        ref={field}
        label={t('reason')}
        description={t(marking.attendance.is_locked ? 'locked_reason' : 'billed_reason')}
        value={reason}
        maxLength={longest.reason}
        error={isHeld && !isWritten && t('no_reason', { count: waiting })}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      {isHeld && (
        <Group gap={8}>
          {isWritten && <Button type="submit">{t('keep')}</Button>}
          <Button variant="default" onClick={() => answer(discard)}>
            {t('waiting.let_go', { count: waiting })}
          </Button>
        </Group>
      )}
    </form>
  )
}

interface StandingProps {
  attendance: Attendance
  isOpen: boolean
  can: MarkAbilities
}

/** Why nothing, or not everything, can be marked now. */
function Standing({ attendance, isOpen, can }: StandingProps) {
  const t = useTranslations('attendance')
  const format = useFormat()
  const { opens_at, time_zone, is_cancelled, is_locked } = attendance
  if (is_cancelled) return <Note>{t('cancelled')}</Note>
  if (is_locked) return can.delete ? null : <Note icon="lock">{t('locked')}</Note>
  if (isOpen) return null
  return <Note>{t('early', { time: format.instant(opens_at, time_zone) })}</Note>
}

function Note({ icon, children }: { icon?: 'lock'; children: string }) {
  const Icon = icon ? IconLock : IconClock
  return (
    <Alert color="info" icon={<Icon size={18} aria-hidden />} py="xs">
      {children}
    </Alert>
  )
}
