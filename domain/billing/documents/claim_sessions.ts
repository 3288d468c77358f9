import { sql } from 'kysely'
import type { NewDraftLine } from '#domain/billing/documents/draft_fields'
import { db } from '#domain/shared/data/database'

export type LineClaims = { line_id: string } & Pick<
  NewDraftLine,
  'kind' | 'student_id' | 'enrolment_id' | 'service_id' | 'sessions' | 'claims_term'
>

/** Answers false when somebody else has billed one of them: nothing of the draft may stay then. */
export async function claimSessions(lines: LineClaims[]): Promise<boolean> {
  const sessions = lines.flatMap((line) =>
    line.sessions.map((session) => ({ ...session, line_id: line.line_id }))
  )
  const terms = lines.flatMap(({ line_id, enrolment_id, claims_term: isOnce }) =>
    isOnce ? [{ line_id, enrolment_id }] : []
  )
  const fees = lines.flatMap(({ kind, line_id, student_id, enrolment_id, service_id }) =>
    kind === 'fee' && enrolment_id ? [{ line_id, student_id, enrolment_id, service_id }] : []
  )
  const wanted = sessions.length + terms.length + fees.length
  if (wanted === 0) return true
  const claim = sql<{ count: number }>`
    with claimed_sessions as (
      insert into billing_claims (line_id, session_id, student_id, charge_percent, minutes)
      select line_id, session_id, student_id, charge_percent, minutes
      from jsonb_populate_recordset(null::billing_claims, ${JSON.stringify(sessions)}::jsonb)
      order by session_id, student_id
      on conflict do nothing returning 1
    ), claimed_terms as (
      insert into term_claims (line_id, enrolment_id) select line_id, enrolment_id
      from jsonb_populate_recordset(null::term_claims, ${JSON.stringify(terms)}::jsonb) order by enrolment_id
      on conflict do nothing returning 1
    ), claimed_fees as (
      insert into fee_claims (line_id, service_id, enrolment_id, student_id, is_once)
      select f.line_id, f.service_id, f.enrolment_id, f.student_id, c.charged = 'once' is true
      from jsonb_populate_recordset(null::fee_claims, ${JSON.stringify(fees)}::jsonb) f
        join enrolments e on e.id = f.enrolment_id
        join groups g on g.tenant_id = e.tenant_id and g.id = e.group_id
        left join course_services c on c.tenant_id = g.tenant_id and c.course_id = g.course_id
          and c.service_id = f.service_id and c.role = 'fee'
      order by f.enrolment_id, f.service_id
      on conflict do nothing returning 1
    )
    select ((select count(*) from claimed_sessions) + (select count(*) from claimed_terms)
      + (select count(*) from claimed_fees))::integer as count`
  const [claimed] = (await claim.execute(db())).rows
  return claimed!.count === wanted
}
