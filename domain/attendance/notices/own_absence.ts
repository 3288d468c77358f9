import { createHash } from 'node:crypto'
import type { Missed } from '#domain/attendance/notices/missed_sessions'
import { isCovered } from '#domain/attendance/notices/is_covered'
import { previewOutcomes, type Previewed } from '#domain/attendance/queries/preview_outcomes'
import { now, today } from '#domain/shared/time/clock'

export type OwnAbsenceFault = 'no_session' | 'passed' | 'begun' | 'reported'

export interface OwnAbsence {
  outcomes: Previewed[]
  /** Of what follows: a family confirms what it was shown, and nothing else. */
  fingerprint: string
  fault: OwnAbsenceFault | undefined
}

/** A family reports days, and of their sessions all or some. */
export type ReportedDays = Pick<Missed, 'studentId' | 'only'> & { from: string; until: string }

/**
 * It says what follows when a family reports an absence now, and why it can't be reported. Only what has not
 * begun can be: otherwise a student who simply stayed away would be excused afterwards.
 */
export async function ownAbsence(days: ReportedDays, zone: string): Promise<OwnAbsence> {
  const at = now().toJSDate()
  const outcomes = await previewOutcomes({ ...days, sessionId: null }, at)
  return { outcomes, fingerprint: fingerprintOf(outcomes), fault: await faultOf() }

  async function faultOf(): Promise<OwnAbsenceFault | undefined> {
    const { only, from } = days
    if (only && outcomes.length < new Set(only).size) return 'no_session'
    if (from < today(zone)) return 'passed'
    if (outcomes.some(({ starts_at: starts }) => starts <= at)) return 'begun'
    const isReported = ({ told_at: reported }: Previewed) => reported !== null
    if (only) return outcomes.some(isReported) ? 'reported' : undefined
    const isWhole = outcomes.length > 0 ? outcomes.every(isReported) : await isCovered(days)
    return isWhole ? 'reported' : undefined
  }
}

function fingerprintOf(outcomes: Previewed[]) {
  const followed = outcomes.map(({ id, starts_at, status, outcome, asksMakeUp }) => {
    const { event, charge_percent, makes_up } = outcome
    return [id, starts_at, status, event, charge_percent, makes_up, asksMakeUp]
  })
  return createHash('sha256').update(JSON.stringify(followed)).digest('base64url')
}
