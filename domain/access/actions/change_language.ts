import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

/** Keeps the language a person chose on their account, so that what the server writes follows (row E3). */
export class ChangeLanguage {
  async execute(input: { tenantId: string; userId: string; locale: 'en' | 'ar' }) {
    await withTenant(input.tenantId, async () => {
      const query = currentTransaction().from('users').where('id', input.userId)
      await query.update({ locale: input.locale })
    })
  }
}
