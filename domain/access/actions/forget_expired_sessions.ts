import { platform } from '#domain/shared/tenant_scope'

/** Deletes the sessions and remembered devices nobody can use any more; answers how many sessions. */
export class ForgetExpiredSessions {
  async execute() {
    await platform().from('platform.remember_tokens').whereRaw('expires_at < now()').delete()
    const query = platform().from('platform.sessions').whereRaw('expires_at < now()')
    const [deleted] = [await query.delete()].flat()
    return Number(deleted)
  }
}
