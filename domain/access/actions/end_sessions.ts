import { selectRows } from '#domain/shared/select_rows'
import { withTenant } from '#domain/shared/tenant_scope'

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
    const whose = userId === 'everybody' ? null : userId
    return withTenant(tenantId, async () => {
      await selectRows('select platform.forget_devices(?, ?)', [whose, keep?.rememberedBy ?? null])
      const [row] = await selectRows<{ ended: string }>(
        'select platform.end_sessions(?, ?) as ended',
        [whose, keep?.key ?? null]
      )
      return Number(row!.ended)
    })
  }
}
