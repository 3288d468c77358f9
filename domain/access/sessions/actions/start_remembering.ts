import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { newRememberToken } from '#domain/access/sessions/remember_token'
import { rememberDays } from '#domain/access/sessions/rules/session_lifetime'
import { now } from '#domain/shared/time/clock'
import { db, writeStatement } from '#domain/shared/data/database'

type Input = { tenantId: string; userId: string; ip: string; userAgent: string }

export class StartRemembering {
  async execute({ tenantId, userId, ip, userAgent }: Input) {
    const id = randomUUID()
    const { cookie, hash } = newRememberToken(id)
    const expires = now().plus({ days: rememberDays }).toJSDate()
    const remembering = sql`
      select platform.remember_device(${id}, ${userId}, ${hash}, ${ip}, ${userAgent.slice(0, 400)}, ${expires})`
    await writeStatement(tenantId, () => remembering.execute(db()))
    return { id, cookie }
  }
}
