import { db, withTenant } from '#domain/shared/data/database'

/** Keeps the language a person chose on their account, so that what the server writes follows (row E3). */
export class ChangeLanguage {
  async execute(input: { tenantId: string; userId: string; locale: 'en' | 'ar' }) {
    await withTenant(input.tenantId, async () => {
      const { userId, locale } = input
      await db().updateTable('users').set({ locale }).where('id', '=', userId).execute()
    })
  }
}
