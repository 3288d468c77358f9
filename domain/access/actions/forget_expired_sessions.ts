import { platformRows } from '#domain/shared/tenant_scope'

/** Deletes the sessions, remembered devices and counted tries nobody can use any more; answers how many sessions. */
export class ForgetExpiredSessions {
  async execute() {
    const [row] = await platformRows<{ deleted: string }>(
      'select platform.forget_expired() as deleted',
      []
    )
    return Number(row!.deleted)
  }
}
