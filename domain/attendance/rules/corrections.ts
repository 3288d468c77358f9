import { type AttendanceStatus, attendanceStatuses } from '#domain/shared/choices/attendance'

/** What the trail keeps of a mark. */
interface TrailMark {
  status: AttendanceStatus
  charge_percent: number
  makes_up: boolean | null
  /** Absent in entries from before they were written there. */
  uses_unit?: boolean
  pays_instructor?: boolean
}

export interface Correction {
  studentId: string
  /** Null where nothing was marked. */
  before: TrailMark | null
  after: TrailMark | null
}

type Side = Record<string, unknown> | null

/** Which marks an entry of the trail changed, from what to what; what stayed as it was is left out. */
export function correctionsIn(entry: { before: Side; after: Side }): Correction[] {
  const [before, after] = [marksIn(entry.before), marksIn(entry.after)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((studentId) => ({
      studentId,
      before: before.get(studentId) ?? null,
      after: after.get(studentId) ?? null,
    }))
    .filter(({ before: from, after: to }) => JSON.stringify(from) !== JSON.stringify(to))
}

function marksIn(side: Side): Map<string, TrailMark> {
  const marks: unknown[] = Array.isArray(side?.marks) ? side.marks : []
  return new Map(
    marks.flatMap((one) => {
      const { student_id: id, status, charge_percent: charge, makes_up, ...rest } = one as Kept
      const { uses_unit, pays_instructor } = rest
      const known = attendanceStatuses.find((word) => word === status)
      if (!id || !known) return []
      const mark: TrailMark = {
        status: known,
        charge_percent: Number(charge),
        makes_up: makes_up ?? null,
      }
      if (uses_unit !== undefined) mark.uses_unit = uses_unit
      if (pays_instructor !== undefined) mark.pays_instructor = pays_instructor
      return [[id, mark]]
    })
  )
}

type Kept = {
  student_id?: string
  status?: string
  charge_percent?: number
  makes_up?: boolean | null
  uses_unit?: boolean
  pays_instructor?: boolean
}
