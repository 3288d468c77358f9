import { isHere } from '#domain/attendance/notices/is_here'
import { ownAbsence, type OwnAbsenceFault } from '#domain/attendance/notices/own_absence'
import type { Missed } from '#domain/attendance/notices/missed_sessions'
import { heldStudent, writeNotice } from '#domain/attendance/notices/write_notice'
import { withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

interface Input extends Act, Missed {
  reason: string
  /** The fingerprint of what the family saw. */
  previewed: string
}

export type OwnAbsenceRefusal = { type: 'not_found' | 'changed' | OwnAbsenceFault }

/** A family tells an absence that lies ahead, and has seen what follows. */
export class TellOwnAbsence {
  execute(input: Input): Promise<Result<{ id: string }, OwnAbsenceRefusal>> {
    return withTenant(input.tenantId, async () => {
      const isKnown = (await heldStudent(input.studentId)) && (await isHere(input.studentId))
      if (!isKnown) return err({ type: 'not_found' })
      const { fault, fingerprint } = await ownAbsence(input, input.zone)
      if (fault) return err({ type: fault })
      if (fingerprint !== input.previewed) return err({ type: 'changed' })
      return ok(await writeNotice({ ...input, toldAt: now().toJSDate(), toldBy: null }))
    })
  }
}
