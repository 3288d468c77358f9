import { sql } from 'kysely'
import { policiesIn, type Policies } from '#domain/attendance/queries/policies'
import type { PolicyVersions } from '#domain/attendance/rules/policy_dates'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'
import { dayAt } from '#domain/shared/time/zone_offsets'

const held = statement((query, given: { id: string }) =>
  query
    .selectFrom('class_sessions')
    .where('id', '=', given.id)
    .where('type', '<>', sql.lit('event'))
    .select(['id', 'group_id', 'student_id', 'status', 'time_zone', 'attendance_taken_at'])
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .select((of) =>
      of
        .selectFrom('groups as g')
        .whereRef('g.tenant_id', '=', 'class_sessions.tenant_id')
        .whereRef('g.id', '=', 'class_sessions.group_id')
        .select('g.term_id')
        .as('term_id')
    )
    .forUpdate()
)

const known = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('attendance_marks')
    .where('id', '=', anyOf(given.ids))
    .select(['id', 'version', 'session_id', 'student_id'])
)

export type MarkKeptBefore = RowOf<typeof known>

/** Which of these marks were kept before, of whatever session. */
export const keptBefore = (ids: string[]) => known({ ids })

type SessionWithPolicies = RowOf<typeof held> & Pick<Policies, 'settings'> & { policies: Policies }

export type { SessionWithPolicies as HeldSession }

type MarkVersions = { [Name in keyof PolicyVersions]: number | null }

/** A mark keeps the rules it was made under; a first one is made under those of the session's day. */
export function policyOfMark(
  { policies, time_zone, startsAt }: SessionWithPolicies,
  row: MarkVersions
) {
  const { centre_policy_version, group_policy_version } = row
  if (centre_policy_version === null || group_policy_version === null) {
    return policies.policyOn(dayAt(time_zone, startsAt))
  }
  return policies.policyIn({ centre_policy_version, group_policy_version })
}

/** Whoever marks a session waits for whoever is marking it. */
export async function lockSession(id: string): Promise<SessionWithPolicies | undefined> {
  if (!isUuid(id)) return undefined
  const [[session], policies] = await Promise.all([held({ id }), policiesIn(id)])
  return session && { ...session, policies, settings: policies.settings }
}
