import type {
  Answer,
  Attendance,
  AttendanceRow,
  Draft,
  Fault,
  MarkFields,
  Refusal,
} from '~/components/attendance/types'

export interface Marking {
  attendance: Attendance
  /** In the order they were made; a student may have one that was sent in vain and a newer one. */
  waiting: Draft[]
  /** Under way. */
  sent: Draft[]
  /** Sent in vain at least once: the server may know them. */
  tried: string[]
  refused: Partial<Record<string, Refused>>
  refusal: Refusal | null
  hasFailed: boolean
  /** What was kept last, to be told. */
  saved: Draft[]
}

export interface Refused {
  fault: Fault
  mine: Draft
}

export type Step =
  | { type: 'mark'; drafts: Draft[] }
  | { type: 'send' }
  | { type: 'answered'; answer: Answer }
  | { type: 'failed' }
  | { type: 'retry' }
  | { type: 'dismiss'; student: string }

export const begun = (attendance: Attendance): Marking => ({
  ...{ attendance, waiting: [], sent: [], tried: [], saved: [] },
  ...{ refused: {}, refusal: null, hasFailed: false },
})

/** What becomes of marks between a tap and the server's answer. One request is under way at a time. */
export function marking(state: Marking, step: Step): Marking {
  if (step.type === 'mark') return withMarks(state, step.drafts)
  if (step.type === 'send') return sending(state)
  if (step.type === 'answered') return answered(state, step.answer)
  if (step.type === 'retry') return { ...state, hasFailed: false }
  if (step.type === 'dismiss') return { ...state, refused: without(state.refused, [step.student]) }
  const { sent, waiting, tried } = state
  const again = [...sent, ...waiting]
  return { ...state, sent: [], waiting: again, tried: [...tried, ...idsOf(sent)], hasFailed: true }
}

/** A newer mark of a student takes the place of one that nobody has seen yet. */
function withMarks(state: Marking, drafts: Draft[]): Marking {
  const students = drafts.map(({ student_id: id }) => id)
  const isReplaced = ({ id, student_id: of }: Draft) =>
    students.includes(of) && !state.tried.includes(id)
  return {
    ...state,
    waiting: [...state.waiting.filter((draft) => !isReplaced(draft)), ...drafts],
    refused: without(state.refused, students),
    refusal: null,
    hasFailed: false,
  }
}

function sending(state: Marking): Marking {
  const first = new Map<string, Draft>()
  for (const draft of state.waiting) {
    if (!first.has(draft.student_id)) first.set(draft.student_id, draft)
  }
  const sent = [...first.values()]
  return { ...state, sent, waiting: state.waiting.filter((draft) => !sent.includes(draft)) }
}

function answered(state: Marking, { refusal, kept, refused, attendance }: Answer): Marking {
  if (refusal) return { ...begun(attendance), refusal }
  const saved = state.sent.filter(({ id }) => kept.includes(id))
  const mine = (student: string, id: string) =>
    state.waiting.findLast((draft) => draft.student_id === student) ??
    state.sent.find((draft) => draft.id === id)!
  const faults = refused.map(
    ({ id, student_id: of, fault }) => [of, { fault, mine: mine(of, id) }] as const
  )
  const isRefused = (student: string) => refused.some((one) => one.student_id === student)
  const versions = new Map(attendance.rows.map((row) => [row.student.id, row.version]))
  const waiting = state.waiting
    .filter((draft) => !isRefused(draft.student_id))
    .map((draft) =>
      saved.some((one) => one.student_id === draft.student_id)
        ? { ...draft, seen: versions.get(draft.student_id) ?? draft.seen }
        : draft
    )
  return {
    ...state,
    ...{ attendance, saved, waiting, sent: [], tried: [], refusal: null },
    refused: { ...state.refused, ...Object.fromEntries(faults) },
  }
}

/** A row as whoever marks it means it: their last word stands before it is kept. */
export function meantRow(row: AttendanceRow, { waiting, sent }: Marking): AttendanceRow {
  const draft = [...sent, ...waiting].findLast((one) => one.student_id === row.student.id)
  if (!draft) return row
  return { ...row, ...markFieldsOf(draft), outcome: null }
}

const idsOf = (drafts: Draft[]) => drafts.map(({ id }) => id)

function without(refused: Marking['refused'], students: string[]): Marking['refused'] {
  return Object.fromEntries(Object.entries(refused).filter(([id]) => !students.includes(id)))
}

/** What is said of a student, without whose mark it is. */
export const markFieldsOf = <Status>({
  status,
  minutes_late,
  minutes_early,
  excuse,
  notice_at,
  note,
  makes_up,
}: Omit<MarkFields, 'status'> & { status: Status }) => ({
  ...{ status, minutes_late, minutes_early, excuse, notice_at, note, makes_up },
})
