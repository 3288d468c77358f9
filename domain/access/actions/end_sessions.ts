import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

/** A session as `ctx.sessionState` names it, with the device it came from. */
export type SessionKept = { key: string | null; rememberedBy: string | null }

type Input = {
  tenantId: string
  /** Whose sessions; everybody's of the centre. */
  userId: string | 'everybody'
  /** The session that goes on. */
  keep?: SessionKept
}

/** Signs people out wherever they are, remembered devices included; answers how many sessions ended. */
export class EndSessions {
  async execute({ tenantId, userId, keep }: Input) {
    const whose = { tenant_id: tenantId, ...(userId !== 'everybody' && { user_id: userId }) }
    return withTenant(tenantId, async () => {
      const devices = currentTransaction().from('platform.remember_tokens').where(whose)
      await devices
        .if(keep?.rememberedBy, (rows) => void rows.whereNot('id', keep!.rememberedBy!))
        .delete()

      const sessions = currentTransaction().from('platform.sessions').where(whose)
      const others = sessions.if(keep?.key, (rows) => void rows.whereNot('id', keep!.key!))
      const [ended] = [await others.whereNotNull('user_id').delete()].flat()
      return Number(ended)
    })
  }
}
