import { platform } from '#domain/shared/tenant_scope'

/** Deletes the sessions nobody can use any more; answers how many. */
export class ForgetExpiredSessions {
  async execute() {
    const query = platform().from('platform.sessions').whereRaw('expires_at < now()')
    const [deleted] = [await query.delete()].flat()
    return Number(deleted)
  }
}
