import { EndSessions } from '#domain/access/actions/end_sessions'
import { isLastSuperAdmin } from '#domain/access/last_super_admin'
import { type ReasonToKeep, reasonsToKeep } from '#domain/access/reasons_to_keep'
import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { now } from '#domain/shared/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = { tenantId: string; userId: string; actor: Actor }
type Refusal = { type: 'must_stay'; reasons: ReasonToKeep[] }

/** What belongs to the sign-in alone and goes with it. */
const belongings = [
  'account_tokens',
  'authenticators',
  'recovery_codes',
  'passkeys',
  'user_roles',
  'list_preferences',
]

/**
 * Closes an account at its own person's wish: nobody can sign in with it, what it knew is gone, its address is free.
 * The centre keeps the person's record and the audit trail.
 */
export class DeleteAccount {
  async execute(input: Input): Promise<Result<null, Refusal>> {
    try {
      return await withTenant(input.tenantId, () => close(input))
    } catch (error) {
      if (isLastSuperAdmin(error)) return err({ type: 'must_stay', reasons: ['last_super_admin'] })
      throw error
    }
  }
}

async function close({ tenantId, userId, actor }: Input): Promise<Result<null, Refusal>> {
  const reasons = await reasonsToKeep(userId)
  if (reasons.length > 0) return err({ type: 'must_stay', reasons })

  const transaction = currentTransaction()
  for (const table of belongings) await transaction.from(table).where('user_id', userId).delete()
  await transaction.from('saved_views').where({ user_id: userId, is_shared: false }).delete()
  await transaction.from('users').where('id', userId).update(emptied(userId))
  await new EndSessions().execute({ tenantId, userId })
  await recordAudit({
    actor,
    action: 'users.delete',
    subjectType: 'user',
    subjectId: userId,
  })
  return ok(null)
}

/** An account without its person's data; the address could never receive a letter. */
const emptied = (userId: string) => ({
  email: `${userId}@deleted.invalid`,
  password: null,
  status: 'suspended',
  locale: null,
  digits: null,
  hijri: null,
  notifications: '{}',
  email_verified_at: null,
  password_changed_at: null,
  last_login_at: null,
  invited_at: null,
  archived_at: now().toJSDate(),
  updated_at: now().toJSDate(),
})
