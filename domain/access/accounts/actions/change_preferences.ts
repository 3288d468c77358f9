import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  userId: string
  /** Absent: as before. Null: as the centre has it. */
  digits?: 'latn' | 'arab' | null
  hijri?: boolean | null
}

/** Keeps how a person wants numbers and dates written on screen; documents follow the centre. */
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
