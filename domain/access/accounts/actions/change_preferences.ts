import type { Digits } from '#domain/shared/choices/digits'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  userId: string
  /** Omitted: unchanged. Null: the centre's setting. */
  digits?: Digits | null
  hijri?: boolean | null
}

/** For screens only: documents follow the centre's setting. */
export class ChangePreferences {
  async execute({ tenantId, userId, digits, hijri }: Input) {
    const chosen = {
      ...(digits === undefined ? {} : { digits }),
      ...(hijri === undefined ? {} : { hijri }),
    }
    if (Object.keys(chosen).length === 0) return
    await withTenant(tenantId, async () => {
      await db().updateTable('users').set(chosen).where('id', '=', userId).execute()
    })
  }
}
