import { sql } from 'kysely'
import type { ClaimedSession } from '#domain/billing/documents/draft_fields'
import { db } from '#domain/shared/data/database'

export type LineClaims = {
  line_id: string
  enrolment_id: string | null
  sessions: ClaimedSession[]
  claims_term: boolean
}

/** Answers false when somebody else has billed one of them: nothing of the draft may stay then. */
export async function claimSessions(lines: LineClaims[]): Promise<boolean> {
  const sessions = lines.flatMap((line) =>
    line.sessions.map((session) => ({ ...session, line_id: line.line_id }))
  )
  const terms = lines.flatMap(({ line_id, enrolment_id, claims_term: isOnce }) =>
    isOnce ? [{ line_id, enrolment_id }] : []
  )
  if (sessions.length + terms.length === 0) return true
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
    )
    select ((select count(*) from claimed_sessions) + (select count(*) from claimed_terms))::integer as count`
  const [claimed] = (await claim.execute(db())).rows
  return claimed!.count === sessions.length + terms.length
}
