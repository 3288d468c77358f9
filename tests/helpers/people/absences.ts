import { v7 as uuid } from 'uuid'
import { absenceSpan, type SaidAbsence } from '#domain/people/instructors/rules/absence_span'
import { AddAbsence } from '#domain/people/instructors/absences/add_absence'
import { system } from '#domain/shared/audit/actor'
import type { Centre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

export const zone = 'Asia/Riyadh'

/** A day in hours of Riyadh, once, unless it is said otherwise. */
export const said = (change: Partial<SaidAbsence> = {}): SaidAbsence => ({
  repeats: 'once',
  isWholeDays: false,
  fromDay: '2026-12-01',
  fromTime: '00:00',
  untilDay: '2026-12-02',
  untilTime: '00:00',
  ...change,
})

/** Entered by the office. */
export async function absent(
  centre: Centre,
  instructorId: string,
  change: Partial<SaidAbsence> = {}
) {
  const span = absenceSpan(said(change), zone)
  if (!span.ok) throw new Error(span.error.type)
  const made = await new AddAbsence().execute({
    ...{ tenantId: centre.id, actor: system, instructorId, reason: 'Family' },
    ...span.value,
  })
  if (!made.ok) throw new Error(made.error.type)
  return made.value.id
}

type Person = { personId: string; userId: string }

/** Asked for by the instructor whose account it is; nobody has decided. */
export async function askedFor(
  centre: Centre,
  { personId, userId }: Person,
  columns: Record<string, unknown> = {}
) {
  const id = uuid()
  await insert(centre, 'absences', {
    ...{ id, instructor_id: personId, state: 'requested', asked_by: userId },
    ...{ starts_at: '2026-12-01T05:00Z', ends_at: '2026-12-01T09:00Z', reason: 'Exams' },
    ...columns,
  })
  return id
}
