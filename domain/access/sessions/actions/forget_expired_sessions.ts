import { sql } from 'kysely'
import { platform } from '#domain/shared/data/database'

/** Deletes the sessions, remembered devices and counted tries nobody can use any more; answers how many sessions. */
export class ForgetExpiredSessions {
  async execute() {
    const forgetting = sql<{ deleted: string }>`select platform.forget_expired() as deleted`
    const { rows } = await forgetting.execute(platform())
    return Number(rows[0]!.deleted)
  }
}
