import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import type { Centre } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

type Claiming = {
  student: string
  enrolment?: string | null
  sessions: string[]
  unit?: 'session' | 'hour'
  unit_price: number
  percent?: number
  minutes?: number
}

/** A draft of KWD with one line that claims these sessions; answers the ids. */
export async function claimedBy(centre: Centre, claiming: Claiming) {
  const { student, sessions, percent = 100, minutes = 60 } = claiming
  const [payer, document, line] = [uuid(), uuid(), uuid()]
  await insert(centre, 'payers', { id: payer, kind: 'student', student_id: student })
  await insert(centre, 'documents', {
    id: document,
    kind: 'invoice',
    payer_id: payer,
    currency: 'KWD',
    exponent: 3,
    tax_inclusive: false,
    language: 'both',
  })
  await insert(centre, 'document_lines', {
    id: line,
    document_id: document,
    position: 1,
    kind: 'tuition',
    student_id: student,
    enrolment_id: claiming.enrolment ?? null,
    label_en: 'Mathematics',
    unit: claiming.unit ?? 'session',
    quantity_numerator: Math.max(1, sessions.length),
    unit_price: claiming.unit_price,
    tax_kind: 'rate',
    tax_rate: 0,
  })
  const claims = sessions.map((session_id) => ({
    line_id: line,
    session_id,
    student_id: student,
    charge_percent: percent,
    minutes,
  }))
  if (claims.length > 0) {
    await withTenant(centre.id, () => db().insertInto('billing_claims').values(claims).execute())
  }
  return { payer, document, line }
}

/** Marks of a session as a document that is issued leaves them. */
export const billedNow = (centre: Centre, session: string) =>
  withTenant(centre.id, () =>
    db()
      .updateTable('attendance')
      .set({ billed_at: new Date() })
      .where('session_id', '=', session)
      .execute()
  )
