import { randomUUID } from 'node:crypto'
import { newRememberToken, rememberDays } from '#domain/access/remember_token'
import { now } from '#domain/shared/clock'
import { writeStatement } from '#domain/shared/tenant_scope'

type Input = { tenantId: string; userId: string; ip: string; userAgent: string }

/** Remembers a device from now on; answers its id and what its cookie carries. */
export class StartRemembering {
  async execute({ tenantId, userId, ip, userAgent }: Input) {
    const id = randomUUID()
    const { cookie, hash } = newRememberToken(id)
    await writeStatement(tenantId, 'select platform.remember_device(?, ?, ?, ?, ?, ?)', [
      id,
      userId,
      hash,
      ip,
      userAgent.slice(0, 400),
      now().plus({ days: rememberDays }).toJSDate(),
    ])
    return { id, cookie }
  }
}
