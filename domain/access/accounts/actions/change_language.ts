import type { Locale } from '#domain/shared/choices/locales'
import { db, withTenant } from '#domain/shared/data/database'

/** The language the server writes to this person in (row E3). */
export class ChangeLanguage {
  async execute(input: { tenantId: string; userId: string; locale: Locale }) {
    await withTenant(input.tenantId, async () => {
      const { userId, locale } = input
      await db().updateTable('users').set({ locale }).where('id', '=', userId).execute()
    })
  }
}
