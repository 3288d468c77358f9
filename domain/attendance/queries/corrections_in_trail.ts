import { type Correction, correctionsIn } from '#domain/attendance/rules/corrections'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import type { ActivityRow } from '#domain/shared/records/record_activity'
import { storedNameFields } from '#domain/shared/text/person_names'

/** How many students of one entry are named; the others are only counted. */
const mostNamed = 5

const named = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('students')
    .where('id', '=', anyOf(given.ids))
    .select(['id', ...storedNameFields])
)

type Student = RowOf<typeof named>

export interface NamedCorrection extends Omit<Correction, 'studentId'> {
  student: Student
}

/** For each entry of a session's trail: whose marks were corrected, from what to what, and how many more. */
export async function correctionsInTrail(
  entries: Pick<ActivityRow, 'id' | 'before' | 'after'>[]
): Promise<Record<string, { named: NamedCorrection[]; more: number }>> {
  const found = entries.map((entry) => ({ id: entry.id, all: correctionsIn(entry) }))
  const ids = found.flatMap(({ all }) => all.map(({ studentId }) => studentId))
  const students = new Map(
    (ids.length ? await named({ ids: [...new Set(ids)] }) : []).map((one) => [one.id, one])
  )
  return Object.fromEntries(
    found.flatMap(({ id, all }) => {
      const seen = all.flatMap(({ studentId, ...correction }) => {
        const student = students.get(studentId)
        return student ? [{ ...correction, student }] : []
      })
      const shown = seen.slice(0, mostNamed)
      return shown.length ? [[id, { named: shown, more: seen.length - shown.length }]] : []
    })
  )
}
