import { sql } from 'kysely'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { enteredTenant } from '#domain/shared/data/sql'
import { err, ok, type Result } from '#domain/shared/result'
import {
  type Confirmation,
  confirmationOf,
  type Unconfirmed,
} from '#domain/teaching/enrolments/confirm_warnings'
import type { WarnedSeat } from '#domain/teaching/enrolments/queries/find_change_warnings'
import { unconfirmed } from '#domain/teaching/enrolments/rules/suitability'

/**
 * A group or a student is changed so that these seats no longer fit (ADR 80). Tokens are keyed by the
 * enrolment; what was confirmed stays with it. The groups are locked already.
 */
export async function confirmChange(
  seats: WarnedSeat[],
  confirmation: Confirmation,
  actor: Actor
): Promise<Result<void, Unconfirmed>> {
  const isOpen = seats.some(({ id, warnings }) => {
    const { confirmed_warnings } = confirmationOf(id, confirmation)
    return unconfirmed(warnings, confirmed_warnings).length > 0
  })
  if (isOpen) return err({ type: 'unconfirmed' })
  if (seats.length > 0) await writeConfirmed(seats, actor)
  return ok(undefined)
}

async function writeConfirmed(seats: WarnedSeat[], actor: Actor) {
  const confirmed = seats.map(({ id, confirmed_warnings, warnings }) => ({
    id,
    before: confirmed_warnings,
    types: [...confirmed_warnings, ...warnings.map(({ type }) => type)],
  }))
  await sql`
    update enrolments e set confirmed_warnings = array(select jsonb_array_elements_text(c.types))
    from jsonb_to_recordset(${JSON.stringify(confirmed)}::jsonb) as c (id uuid, types jsonb)
    where e.tenant_id = ${enteredTenant} and e.id = c.id`.execute(db())
  await recordAudit(
    ...confirmed.map(({ id, before, types }) => ({
      actor,
      action: 'enrolments.confirm_warnings',
      subjectType: 'enrolment',
      subjectId: id,
      before: before.length > 0 ? { confirmed_warnings: before } : undefined,
      after: { confirmed_warnings: types },
    }))
  )
}
