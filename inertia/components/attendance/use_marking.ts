import { useEffect, useEffectEvent, useReducer } from 'react'
import { v7 as uuid } from 'uuid'
import { begun, marking, meantRow } from '~/components/attendance/marking'
import type {
  Answer,
  Attendance,
  AttendanceRow,
  Draft,
  MarkFields,
} from '~/components/attendance/types'
import { sendJson } from '~/feedback/send_json'

type Marked = { row: AttendanceRow; fields: Partial<MarkFields> & Pick<MarkFields, 'status'> }

/** Marks are drawn at once and sent one request after the other; what is not kept says so at its row. */
export function useMarking(attendance: Attendance, url: string, reason: string) {
  const [state, step] = useReducer(marking, attendance, begun)
  const { waiting, sent, hasFailed } = state
  const isIdle = sent.length === 0 && !hasFailed

  useEffect(() => {
    if (isIdle && waiting.length > 0) step({ type: 'send' })
  }, [isIdle, waiting.length])

  const post = useEffectEvent((marks: Draft[]) =>
    send(url, { marks, reason: reason.trim() || null })
  )
  useEffect(() => {
    if (sent.length === 0) return
    let isGone = false
    post(sent)
      .then((answer) => !isGone && step({ type: 'answered', answer }))
      .catch(() => !isGone && step({ type: 'failed' }))
    return () => {
      isGone = true
    }
  }, [sent])

  return {
    ...state,
    rows: state.attendance.rows.map((row) => meantRow(row, state)),
    isSaving: sent.length > 0 || waiting.length > 0,
    mark: (marked: Marked[]) =>
      step({ type: 'mark', drafts: marked.map((one) => draftOf(one, state.attendance)) }),
    retry: () => step({ type: 'retry' }),
    dismiss: (student: string) => step({ type: 'dismiss', student }),
  }
}

export type MarkingControls = ReturnType<typeof useMarking>

/** A refusal is an answer too; whatever else isn't one is thrown. */
async function send(url: string, body: object): Promise<Answer> {
  const answer = await sendJson(url, body)
  const told: unknown = await answer.json()
  if (typeof told !== 'object' || told === null || !('attendance' in told)) {
    throw new Error(String(answer.status))
  }
  return told as Answer
}

function draftOf({ row, fields }: Marked, { rows }: Attendance) {
  const id = row.student.id
  return {
    ...{ minutes_late: null, minutes_early: null, excuse: null, notice_at: null, makes_up: null },
    note: row.note,
    ...fields,
    id: uuid(),
    student_id: id,
    seen: rows.find(({ student }) => student.id === id)?.version ?? 0,
  }
}
