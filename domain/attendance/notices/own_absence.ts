import { createHash } from 'node:crypto'
import type { Missed } from '#domain/attendance/notices/missed_sessions'
import { previewOutcomes, type Previewed } from '#domain/attendance/queries/preview_outcomes'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now, today } from '#domain/shared/time/clock'

export type OwnAbsenceFault = 'no_session' | 'passed' | 'begun'

export interface OwnAbsence {
  outcomes: Previewed[]
  /** Of what follows: a family confirms what it was shown, and nothing else. */
  fingerprint: string
  fault: OwnAbsenceFault | undefined
}

/**
 * What follows when a family tells an absence now, and why it can't be told. Only what has not begun: otherwise a student
 * who simply stayed away would be excused afterwards.
 */
export async function ownAbsence(missed: Missed, zone: string): Promise<OwnAbsence> {
  const at = now().toJSDate()
  const isMeant = missed.sessionId === null || isUuid(missed.sessionId)
  const outcomes = isMeant ? await previewOutcomes(missed, at) : []
  const fingerprint = fingerprintOf(outcomes)
  return { outcomes, fingerprint, fault: faultOf(missed, { outcomes, at, zone }) }
}

function faultOf(
  { sessionId, from }: Missed,
  { outcomes, at, zone }: Pick<OwnAbsence, 'outcomes'> & { at: Date; zone: string }
) {
  if (sessionId !== null && outcomes.length === 0) return 'no_session'
  if (from !== null && from < today(zone)) return 'passed'
  return outcomes.some(({ starts_at: starts }) => starts <= at) ? 'begun' : undefined
}

function fingerprintOf(outcomes: Previewed[]) {
  const told = outcomes.map(({ id, starts_at, status, outcome, asksMakeUp }) => {
    const { event, charge_percent, makes_up } = outcome
    return [id, starts_at, status, event, charge_percent, makes_up, asksMakeUp]
  })
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url')
}
