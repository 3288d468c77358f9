import { sql } from 'kysely'
import type { ClaimedShare, NewDraftLine } from '#domain/billing/documents/draft_fields'
import type { Share } from '#domain/billing/rules/shares'
import { db } from '#domain/shared/data/database'

export type LineClaims = { line_id: string } & Pick<
  NewDraftLine,
  'kind' | 'student_id' | 'enrolment_id' | 'service_id' | 'sessions' | 'claims_term' | 'shared'
>

/** Whoever pays everything claims the first share. */
const shareOf = ({ shared }: LineClaims): ClaimedShare | { share: Share } =>
  shared ?? { share: 'first' }

/** Answers false when somebody else has billed one of them: nothing of the draft may stay then. */
export async function claimSessions(lines: LineClaims[]): Promise<boolean> {
  const sessions = lines.flatMap((line) =>
    line.sessions.map(({ shared, ...session }) => ({
      ...session,
      ...shared,
      ...shareOf(line),
      line_id: line.line_id,
    }))
  )
  const terms = lines.flatMap((line) => {
    const { line_id, enrolment_id, claims_term: isOnce } = line
    return isOnce ? [{ line_id, enrolment_id, ...shareOf(line) }] : []
  })
  const fees = lines.flatMap((line) => {
    const { kind, line_id, student_id, enrolment_id, service_id } = line
    return kind === 'fee' && enrolment_id
      ? [{ line_id, student_id, enrolment_id, service_id, ...shareOf(line) }]
      : []
  })
  const wanted = sessions.length + terms.length + fees.length
  if (wanted === 0) return true
  const claim = sql<{ count: number }>`
    with claimed_sessions as (
      insert into billing_claims (line_id, session_id, student_id, charge_percent, minutes, share, enrolment_payer_id,
        charge, amount, exponent)
      select line_id, session_id, student_id, charge_percent, minutes, share, enrolment_payer_id, charge, amount, exponent
      from jsonb_populate_recordset(null::billing_claims, ${JSON.stringify(sessions)}::jsonb)
      order by session_id, student_id, share
      on conflict do nothing returning 1
    ), claimed_terms as (
      insert into term_claims (line_id, enrolment_id, share, enrolment_payer_id)
      select line_id, enrolment_id, share, enrolment_payer_id
      from jsonb_populate_recordset(null::term_claims, ${JSON.stringify(terms)}::jsonb) order by enrolment_id, share
      on conflict do nothing returning 1
    ), claimed_fees as (
      insert into fee_claims (line_id, service_id, enrolment_id, student_id, share, enrolment_payer_id, is_once)
      select f.line_id, f.service_id, f.enrolment_id, f.student_id, f.share, f.enrolment_payer_id, c.charged = 'once' is true
      from jsonb_populate_recordset(null::fee_claims, ${JSON.stringify(fees)}::jsonb) f
        join enrolments e on e.id = f.enrolment_id
        join groups g on g.tenant_id = e.tenant_id and g.id = e.group_id
        left join course_services c on c.tenant_id = g.tenant_id and c.course_id = g.course_id
          and c.service_id = f.service_id and c.role = 'fee'
      order by f.enrolment_id, f.service_id, f.share
      on conflict do nothing returning 1
    )
    select ((select count(*) from claimed_sessions) + (select count(*) from claimed_terms)
      + (select count(*) from claimed_fees))::integer as count`
  const [claimed] = (await claim.execute(db())).rows
  return claimed!.count === wanted
}
