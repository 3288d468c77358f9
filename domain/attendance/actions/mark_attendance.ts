import {
  type KeptMark,
  versionAfter,
  writeAttendance,
} from '#domain/attendance/marking/write_attendance'
import {
  lockSession,
  type HeldSession,
  keptBefore,
  type MarkKeptBefore,
} from '#domain/attendance/marking/held_session'
import { judged } from '#domain/attendance/marking/judged'
import { type MarkedRow, markedInSession } from '#domain/attendance/queries/session_attendance'
import {
  isLocked,
  isTooEarly,
  isTooLong,
  type Mark,
  markFields,
  tidied,
  toldBy,
  withTextOf,
} from '#domain/attendance/rules/mark'
import type { MarkMethod } from '#domain/shared/choices/attendance'
import type { Actor } from '#domain/shared/audit/actor'
import { withTenantRepeating } from '#domain/shared/data/database'
import { keepPlans } from '#domain/shared/data/keep_plans'
import { err, ok, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

/** `id` is made where the mark is made, so that one that is sent twice is kept once. */
export interface GivenMark extends Mark {
  id: string
  student_id: string
  /** The version of the mark it replaces, as whoever made it saw it; 0: nothing was marked. */
  seen: number
  /** When it was made, for one that waited for a network. */
  made_at: Date | null
  /** The device sent no text, so what is saved stays. */
  leaves_text?: boolean
}

export interface Marking {
  tenantId: string
  actor: Actor
  sessionId: string
  method: MarkMethod
  marks: GivenMark[]
  /** Why a mark is corrected after it was locked. */
  reason: string | null
  mayCorrectLocked: boolean
}

/**
 * Why a mark was not kept. `changed`: somebody marked the student otherwise meanwhile. `used_id`: its id is another mark's.
 */
type MarkFault =
  'not_on_roster' | 'on_pause' | 'too_early' | 'too_long' | 'billed' | 'changed' | 'used_id'

/** By the ids of marks; null of one that was kept before versions were. */
type Versions = Map<string, number | null>

interface Refused {
  id: string
  student_id: string
  fault: MarkFault
}

export interface Marked {
  kept: string[]
  /** Which version of its row each of them made. */
  versions: Versions
  refused: Refused[]
  /** Everybody on the roster is marked. */
  isTaken: boolean
}

/** `kept`: those that had been kept before. */
export type MarkRefusal =
  | { type: 'not_found' }
  | ({ type: 'cancelled' | 'locked' | 'no_reason' } & Pick<Marked, 'kept' | 'versions'>)

/** Marks who came: each mark by itself, so that one that can't be kept stops no other. */
export class MarkAttendance {
  execute(input: Marking): Promise<Result<Marked, MarkRefusal>> {
    return withTenantRepeating(input.tenantId, () => markAll(input))
  }
}

async function markAll(input: Marking): Promise<Result<Marked, MarkRefusal>> {
  const found = await waitedFor(input)
  if (!found) return err({ type: 'not_found' })
  const { session, roster, known } = found
  const at = now().toJSDate()
  const { versions, fresh, strange } = knownAmong(session, input.marks, known)
  const before = { kept: [...versions.keys()], versions }
  const given = lastOfEach(fresh)
  if (given.length === 0) return ok({ ...before, refused: strange, isTaken: isTaken(session) })
  const refusal = refusalOf(session, input, at)
  if (refusal) return err({ type: refusal, ...before })
  const rows = new Map(roster.map((row) => [row.student_id, row]))
  const mayCorrectBilled = input.mayCorrectLocked && input.reason !== null
  const { said, kept, refused } = sorted(given, { rows, session, at, mayCorrectBilled })
  if (input.mayCorrectLocked && refused.some(({ fault }) => fault === 'billed')) {
    return err({ type: 'no_reason', ...before })
  }
  const written = await judged(session, kept)
  const taken = await writeAttendance(input, session, { marks: written, rows, at })
  for (const row of said) versions.set(row.mark.id, row.row.version)
  for (const row of kept) versions.set(row.mark.id, versionAfter(row))
  return ok({
    ...{ kept: [...versions.keys()], versions, isTaken: taken },
    refused: [...refused, ...strange],
  })
}

/** Asked in one round trip and answered in this order: what stands there is read once nobody else is marking the session. */
async function waitedFor({ sessionId: id, marks }: Marking) {
  if (!isUuid(id)) return undefined
  const [, session, roster, known] = await Promise.all([
    keepPlans(),
    lockSession(id),
    markedInSession(id),
    keptBefore(marks.map((mark) => mark.id)),
  ])
  return session && { session, roster, known }
}

/**
 * Sorts marks into those saved before (with the version each made), new ones, and those whose id
 * belongs to another mark.
 */
function knownAmong(session: HeldSession, marks: GivenMark[], known: MarkKeptBefore[]) {
  const byId = new Map(known.map((row) => [row.id, row]))
  const versions: Versions = new Map()
  const fresh = new Map<string, GivenMark>()
  const strange: Refused[] = []
  for (const mark of marks) {
    const row = byId.get(mark.id)
    const of = row ?? fresh.get(mark.id) ?? mark
    const isIts =
      of.student_id === mark.student_id && (row?.session_id ?? session.id) === session.id
    if (!isIts) strange.push({ id: mark.id, student_id: mark.student_id, fault: 'used_id' })
    else if (row) versions.set(row.id, row.version)
    else fresh.set(mark.id, mark)
  }
  return { versions, fresh: [...fresh.values()], strange }
}

function refusalOf(session: HeldSession, input: Marking, at: Date) {
  if (session.status === 'cancelled') return 'cancelled'
  if (!isLocked({ ...session, lockDays: session.settings.lock_days, now: at })) return undefined
  if (!input.mayCorrectLocked) return 'locked'
  return input.reason ? undefined : 'no_reason'
}

const isTaken = ({ attendance_taken_at: at }: HeldSession) => at !== null

type Sorting = {
  rows: Map<string, MarkedRow>
  session: HeldSession
  at: Date
  /** A document corrects afterwards what was billed (domain §1.12). */
  mayCorrectBilled: boolean
}

/** `said`: repeats what is saved. Nothing is written, so that nothing is judged anew. */
function sorted(marks: GivenMark[], { rows, session, at, mayCorrectBilled }: Sorting) {
  const said: KeptMark[] = []
  const kept: KeptMark[] = []
  const refused: Refused[] = []
  for (const given of marks) {
    const row = rows.get(given.student_id)
    const whole = given.leaves_text ? withTextOf(given, row) : given
    const mark = {
      ...given,
      ...toldBy(given.made_at ?? at, { ...session, was: row }, tidied(whole)),
    }
    const fault = faultOf(mark, row, { session, at, mayCorrectBilled })
    if (row && saysTheSame(mark, row)) said.push({ mark, row })
    else if (fault) refused.push({ id: mark.id, student_id: mark.student_id, fault })
    else kept.push({ mark, row: row! })
  }
  return { said, kept, refused }
}

/** Of several marks of one student sent at once, the last says what is meant. */
const lastOfEach = (marks: GivenMark[]) => [
  ...new Map(marks.map((mark) => [mark.student_id, mark])).values(),
]

function faultOf(
  mark: GivenMark,
  row: MarkedRow | undefined,
  { session, at, mayCorrectBilled }: Omit<Sorting, 'rows'>
): MarkFault | undefined {
  if (!row) return 'not_on_roster'
  if (row.is_frozen && row.version === null) return 'on_pause'
  if (isTooEarly(mark, { ...session, now: at })) return 'too_early'
  if (isTooLong(mark, session)) return 'too_long'
  if (row.billed_at && !mayCorrectBilled) return 'billed'
  return mark.seen === (row.version ?? 0) ? undefined : 'changed'
}

/** Two who say the same of a student don't contradict each other. */
function saysTheSame(mark: Mark, row: MarkedRow) {
  const told = { ...row, notice_at: row.notice_at?.toISOString() ?? null }
  const isDecided = mark.makes_up === null || mark.makes_up === row.makes_up
  return isDecided && markFields.every((field) => mark[field] === told[field])
}
