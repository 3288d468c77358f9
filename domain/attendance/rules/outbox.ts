import type { AttendanceStatus } from '#domain/shared/choices/attendance'

export interface MarkFields {
  status: AttendanceStatus
  minutes_late: number | null
  minutes_early: number | null
  excuse: string | null
  notice_at: string | null
  note: string | null
  makes_up: boolean | null
}

/** Why marks of a session were not kept, whosever they are. */
export type WholeFault = 'not_found' | 'cancelled' | 'locked' | 'forbidden' | 'invalid'
export type Fault =
  | WholeFault
  | 'not_on_roster'
  | 'on_pause'
  | 'too_early'
  | 'too_long'
  | 'billed'
  | 'changed'
  | 'used_id'

export interface Answer {
  refusal: WholeFault | 'no_reason' | null
  kept: string[]
  /** Of those: which version of its row each made; null of one from before they were counted. */
  versions: Record<string, number | null>
  refused: { id: string; student_id: string; fault: Fault }[]
}

/** A mark on its way to the server, with the id it keeps however often it is sent, or one the server didn't keep that waits for a person. */
export interface Entry extends MarkFields {
  id: string
  session: string
  student_id: string
  /** The version of the mark it replaces. */
  seen: number
  /** Its text was typed in a page that is gone: what stands there stays. */
  leaves_text?: boolean
  /** By the clock of the device, in milliseconds, never twice the same: in this order they are sent. */
  made_at: number
  /** The server may know it. */
  is_tried: boolean
  fault: Fault | null
  /** The server refused it for lack of a reason: it waits here until one is written. */
  lacks_reason?: boolean
}

export interface Outbox {
  entries: Entry[]
  underWay: Batch | null
  /** Sent in vain: they wait for the network, or for the server. */
  isCut: boolean
}

interface Batch {
  session: string
  ids: string[]
}

export type Step =
  /** `repeated`: ids of those that say what is saved already. */
  | { type: 'mark'; entries: Entry[]; repeated?: string[] }
  | { type: 'send' }
  | { type: 'answered'; answer: Answer }
  | { type: 'failed' }
  | { type: 'retry'; session?: string }
  | { type: 'settle'; session: string; student: string }
  | { type: 'discard'; session: string }
  | { type: 'taken_up'; stored: Entry[]; gone: string[] }

export const emptyOutbox: Outbox = {
  ...{ entries: [], underWay: null, isCut: false },
}

const mostAtOnce = 200

/** What becomes of marks between a tap and the server's answer. One request is under way at a time. */
export function outbox(state: Outbox, step: Step): Outbox {
  switch (step.type) {
    case 'mark':
      return withMarks(state, step)
    case 'send':
      return { ...state, underWay: nextBatch(state) }
    case 'answered':
      return answered(state, step.answer)
    case 'failed':
      return { ...tried(state), isCut: true }
    case 'retry':
      return { ...withReason(state, step.session), isCut: false }
    case 'settle':
      return { ...state, entries: state.entries.filter((one) => !isSettled(one, step)) }
    case 'discard':
      return { ...state, entries: state.entries.filter((one) => !isDiscarded(state, one, step)) }
    case 'taken_up':
      return takenUp(state, step)
  }
}

/** Those of one session that can go together: of each student the first that waits. */
export function nextBatch({ entries, underWay, isCut }: Outbox): Batch | null {
  if (underWay || isCut) return underWay
  const held = heldSessions(entries)
  const ready = waitingOf(entries).filter((one) => !held.includes(one.session))
  const session = ready[0]?.session
  if (!session) return null
  const first = new Map<string, Entry>()
  for (const one of ready) {
    if (one.session === session && !first.has(one.student_id)) first.set(one.student_id, one)
  }
  const ids = [...first.values()].slice(0, mostAtOnce).map(({ id }) => id)
  return { session, ids }
}

/**
 * A newer mark of a student replaces one that hasn't been sent yet, and one that was refused. A mark that says what is saved
 * already is dropped, unless another one may have reached the server.
 */
function withMarks(
  state: Outbox,
  { entries: made, repeated = [] }: { entries: Entry[]; repeated?: string[] }
): Outbox {
  const students = new Set(made.map(ofWhom))
  const isReplaced = (one: Entry) =>
    students.has(ofWhom(one)) && (one.fault !== null || isUnseen(state, one))
  const left = state.entries.filter((one) => !isReplaced(one))
  const pending = new Set(left.map(ofWhom))
  const held = heldSessions(state.entries)
  const meant = made
    .filter((one) => !repeated.includes(one.id) || pending.has(ofWhom(one)))
    .map((one) => (held.includes(one.session) ? { ...one, lacks_reason: true } : one))
  return { ...state, entries: [...left, ...meant] }
}

/** It can't have reached the server. */
const isUnseen = ({ underWay }: Outbox, one: Entry) =>
  !one.is_tried && !underWay?.ids.includes(one.id)

const isDiscarded = (state: Outbox, one: Entry, { session }: { session: string }) =>
  one.session === session && one.fault === null && isUnseen(state, one)

/** A reason was written for a session: what waited for it can be sent. */
function withReason(state: Outbox, session: string | undefined): Outbox {
  const entries = state.entries.map((one) =>
    one.session === session && one.lacks_reason ? { ...one, lacks_reason: undefined } : one
  )
  return { ...state, entries }
}

/** The server kept nothing of this batch, and is sent nothing more of the session until somebody writes a reason. */
function withoutReason(state: Outbox, { session, ids }: Batch): Outbox {
  const last = new Map(waitingOf(state.entries).map((one) => [ofWhom(one), one.id]))
  const isRefused = ({ id }: Entry) => ids.includes(id)
  const isHeld = (one: Entry) =>
    one.session === session && !one.fault && (isRefused(one) || !one.is_tried)
  const entries = state.entries
    .filter((one) => !isRefused(one) || last.get(ofWhom(one)) === one.id)
    .map((one) => (isHeld(one) ? { ...one, is_tried: false, lacks_reason: true } : one))
  return { ...state, entries }
}

function tried(state: Outbox): Outbox {
  const ids = state.underWay?.ids ?? []
  const entries = state.entries.map((one) =>
    ids.includes(one.id) ? { ...one, is_tried: true } : one
  )
  return { ...state, entries, underWay: null }
}

/** What is refused as a whole is refused for each of its students; only a missing reason is asked for. */
function answered(state: Outbox, answer: Answer): Outbox {
  const { session, ids } = state.underWay!
  const saved = state.entries.filter((one) => answer.kept.includes(one.id))
  const left = tried({ ...state, entries: chained(state.entries, saved, answer) })
  const { refusal } = answer
  const told = { ...left, isCut: false }
  if (refusal === 'no_reason') return withoutReason(told, { session, ids })
  const refused = refusal
    ? told.entries.filter((one) => ids.includes(one.id)).map((one) => ({ ...one, fault: refusal }))
    : answer.refused
  const faults = new Map(refused.map((one) => [one.student_id, one.fault]))
  return unanswered(withFaults(told, session, faults), answer, ids)
}

/** An answer that neither keeps a mark nor refuses it is none: it is tried again later. */
function unanswered(state: Outbox, { kept, refused, refusal }: Answer, ids: string[]): Outbox {
  const known = new Set([...kept, ...refused.map(({ id }) => id)])
  return refusal || ids.every((id) => known.has(id)) ? state : { ...state, isCut: true }
}

/**
 * Without those that were kept, and what was refused before one of them: whoever marks has spoken since. What was made on top
 * of one replaces the version it became.
 */
function chained(entries: Entry[], saved: Entry[], { versions }: Answer): Entry[] {
  const kept = new Map(saved.map((one) => [ofWhom(one), one]))
  return entries.flatMap((one) => {
    const last = kept.get(ofWhom(one))
    if (!last) return [one]
    if (one.id === last.id || (one.fault && one.made_at < last.made_at)) return []
    return [{ ...one, seen: versions[last.id] ?? one.seen }]
  })
}

/** A person decides over what they meant last. */
function withFaults(state: Outbox, session: string, faults: Map<string, Fault>): Outbox {
  const isRefused = (one: Entry) => one.session === session && faults.has(one.student_id)
  const last = new Map(state.entries.filter(isRefused).map((one) => [one.student_id, one.id]))
  const entries = state.entries
    .filter((one) => !isRefused(one) || last.get(one.student_id) === one.id)
    .map((one) => (isRefused(one) ? { ...one, fault: faults.get(one.student_id)! } : one))
  return { ...state, entries }
}

const isSettled = (one: Entry, { session, student }: { session: string; student: string }) =>
  one.session === session && one.student_id === student && one.fault !== null

/** What lies on the device, also by other windows: `gone` was settled by one of them. */
function takenUp(state: Outbox, { stored, gone }: { stored: Entry[]; gone: string[] }): Outbox {
  const here = new Set(state.entries.map(({ id }) => id))
  const fresh = stored
    .filter(({ id }) => !here.has(id))
    .map((one) => ({ ...one, is_tried: !one.lacks_reason }))
  const known = new Map(stored.map((one) => [one.id, one]))
  const entries = state.entries
    .filter(({ id }) => !gone.includes(id))
    .map((one) => {
      const { seen, fault, lacks_reason } = known.get(one.id) ?? one
      return { ...one, seen, fault, lacks_reason, is_tried: one.is_tried && !lacks_reason }
    })
  return {
    ...state,
    entries: [...entries, ...fresh].toSorted((one, other) => one.made_at - other.made_at),
  }
}

const ofWhom = ({ session, student_id: student }: Entry) => `${session} ${student}`

export const inSession = (entries: Entry[], session: string) =>
  entries.filter((one) => one.session === session)

/** Still to be sent, or held until a reason is written. */
export const waitingOf = (entries: Entry[]) => entries.filter(({ fault }) => fault === null)

/** Sessions whose marks wait for a reason; what is marked there meanwhile waits with them. */
export const heldSessions = (entries: Entry[]): string[] => [
  ...new Set(entries.filter((one) => one.lacks_reason && !one.fault).map((one) => one.session)),
]

/** Of marks that are not on screen: `stuck` are decided over on their roster, `gone` where no roster can be opened any more. */
export function sortedOut(entries: Entry[]) {
  const held = heldSessions(entries)
  const isGone = ({ fault }: Entry) => fault === 'not_found' || fault === 'forbidden'
  const isStuck = (one: Entry) => !isGone(one) && (one.fault !== null || held.includes(one.session))
  return {
    gone: entries.filter(isGone),
    stuck: entries.filter(isStuck),
    waiting: entries.filter((one) => !isGone(one) && !isStuck(one)),
  }
}

/** Which version of a student’s row a mark made now replaces: of several that wait, each replaces what the first one does. */
export function seenBy(entries: Entry[], student: string, shown: number): number {
  return waitingOf(entries).find((one) => one.student_id === student)?.seen ?? shown
}
