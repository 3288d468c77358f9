import { absenceReported } from '#domain/attendance/events'
import { isHere } from '#domain/attendance/notices/is_here'
import {
  ownAbsence,
  type OwnAbsenceFault,
  type ReportedDays,
} from '#domain/attendance/notices/own_absence'
import { heldStudent, writeNotice } from '#domain/attendance/notices/write_notice'
import { withTenant } from '#domain/shared/data/database'
import { publish } from '#domain/shared/events/publish'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'

interface OwnAbsence {
  student_id: string
  /** Null: every session of the days, also those scheduled later. */
  session_ids: string[] | null
  /** The fingerprint of what the family saw. */
  previewed: string
}

interface Input extends Act, Pick<ReportedDays, 'from' | 'until'> {
  reason: string
  absences: OwnAbsence[]
}

export type OwnAbsenceRefusal = { type: 'not_found' | 'changed' | OwnAbsenceFault }

/** A family has seen what follows from absences that lie ahead, and reports all of them or none. */
export function reportOwnAbsences(input: Input): Promise<Result<string[], OwnAbsenceRefusal>> {
  return withTenant(input.tenantId, async () => {
    const { from, until, reason, actor } = input
    // Children are locked in one order, so that two reports of the same children never deadlock
    const absences = input.absences.toSorted((one, other) =>
      one.student_id < other.student_id ? -1 : 1
    )
    for (const absence of absences) {
      const type = await refusalOf(absence, input)
      if (type) return err({ type })
    }
    const notice = { actor, reason, toldAt: now().toJSDate(), toldBy: null }
    const ids: string[] = []
    for (const absence of absences) {
      const parts = absence.session_ids
        ? absence.session_ids.map((sessionId) => ({ sessionId, from: null, until: null }))
        : [{ sessionId: null, from, until }]
      const child = absence.student_id
      for (const part of parts) {
        const { id } = await writeNotice({ ...notice, ...part, studentId: child })
        ids.push(id)
      }
    }
    if (actor.userId) await publish(absenceReported, { noticeIds: ids, userId: actor.userId })
    return ok(ids)
  })
}

async function refusalOf(absence: OwnAbsence, { from, until, zone }: Input) {
  const studentId = absence.student_id
  const only = absence.session_ids
  const isStudent = (await heldStudent(studentId)) && (await isHere(studentId))
  if (!isStudent) return 'not_found'
  const { fault, fingerprint } = await ownAbsence({ studentId, only, from, until }, zone)
  return fault ?? (fingerprint === absence.previewed ? undefined : 'changed')
}
