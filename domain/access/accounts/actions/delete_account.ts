import type { Updateable } from 'kysely'
import type { DB } from '#database/schema'
import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import { isLastSuperAdmin } from '#domain/access/administrators/last_super_admin'
import { type DeletionBlocker, deletionBlockers } from '#domain/access/accounts/deletion_blockers'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; userId: string; actor: Actor }
type Refusal = { type: 'must_stay'; reasons: DeletionBlocker[] }

const belongings = [
  'account_tokens',
  'calendar_feeds',
  'authenticators',
  'recovery_codes',
  'passkeys',
  'user_roles',
  'list_preferences',
] as const

/**
 * Ends every way to sign in and frees the address; the centre keeps the person's record and the
 * audit trail.
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
  const reasons = await deletionBlockers(userId)
  if (reasons.length > 0) return err({ type: 'must_stay', reasons })

  for (const table of belongings) {
    await db().deleteFrom(table).where('user_id', '=', userId).execute()
  }
  const views = db().deleteFrom('saved_views').where('user_id', '=', userId)
  await views.where('is_shared', '=', false).execute()
  await db().updateTable('users').set(emptied(userId)).where('id', '=', userId).execute()
  await new EndSessions().execute({ tenantId, userId })
  await recordAudit({
    actor,
    action: 'users.delete',
    subjectType: 'user',
    subjectId: userId,
  })
  return ok(null)
}

/** The address that replaces the person's own can never receive mail. */
const emptied = (userId: string): Updateable<DB['users']> => ({
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
