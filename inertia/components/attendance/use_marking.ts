import { useEffect } from 'react'
import { v7 as uuid } from 'uuid'
import {
  type Entry,
  heldSessions,
  inSession,
  seenBy,
  waitingOf,
} from '#domain/attendance/rules/outbox'
import { useWaitingMarks } from '~/components/attendance/device/use_waiting_marks'
import { waitingMarks } from '~/components/attendance/device/waiting_marks'
import {
  isRepeated,
  meantRow,
  refusedInRows,
  refusedTogether,
} from '~/components/attendance/marking'
import type { MarkFields } from '#domain/attendance/rules/outbox'
import type { Attendance, AttendanceRow } from '~/components/attendance/types'

type Marked = { row: AttendanceRow; fields: Partial<MarkFields> & Pick<MarkFields, 'status'> }

/** Marks are drawn at once and sent one request after the other; what is not kept says so at its row. */
export function useMarking(shown: Attendance, reason: string) {
  const session = shown.session_id
  const state = useWaitingMarks()
  useEffect(() => waitingMarks.show(session), [session])
  useEffect(() => waitingMarks.reason(session, reason), [session, reason])

  const told = state.answered[session]
  const attendance = told?.attendance ?? shown
  const entries = inSession(state.entries, session)
  const waiting = waitingOf(entries)
  const isHeld = heldSessions(entries).length > 0
  const isCut = state.isCut && waiting.length > 0
  return {
    attendance,
    rows: attendance.rows.map((row) => meantRow(row, waiting)),
    refused: refusedInRows(entries, attendance.rows),
    together: refusedTogether(entries, attendance.rows),
    saved: told?.saved ?? [],
    waiting: waiting.length,
    isWaiting: (student: string) =>
      (isCut || isHeld) && waiting.some((one) => one.student_id === student),
    isSaving: waiting.length > 0 && !isCut && !isHeld,
    ...{ isCut, isHeld, isKept: state.isKept, isEnded: state.isEnded },
    mark(marked: Marked[]) {
      const made = marked.map((one) => entryOf(one, { entries, session }))
      const repeated = made.filter((one) => isRepeated(one, attendance.rows))
      waitingMarks.mark(
        made,
        repeated.map(({ id }) => id)
      )
    },
    retry: () => waitingMarks.retry(),
    sendWithReason: () => waitingMarks.retry(session),
    discard: () => waitingMarks.discard(session),
    dismiss: (student: string) => waitingMarks.settle(session, student),
  }
}

export type MarkingControls = ReturnType<typeof useMarking>

interface Place {
  entries: Entry[]
  session: string
}

function entryOf({ row, fields }: Marked, { entries, session }: Place): Entry {
  const student = row.student.id
  return {
    ...{ minutes_late: null, minutes_early: null, excuse: null, notice_at: null, makes_up: null },
    note: row.note,
    ...fields,
    id: uuid(),
    student_id: student,
    seen: seenBy(entries, student, row.version),
    session,
    made_at: waitingMarks.moment(),
    ...{ is_tried: false, fault: null },
  }
}
