import { sql } from 'kysely'
import { platform } from '#domain/shared/data/database'

export class ForgetExpiredSessions {
  async execute() {
    const forgetting = sql<{ deleted: string }>`select platform.forget_expired() as deleted`
    const { rows } = await forgetting.execute(platform())
    return Number(rows[0]!.deleted)
  }
}
