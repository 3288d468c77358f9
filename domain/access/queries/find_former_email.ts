import { currentTransaction } from '#domain/shared/tenant_scope'

/** The address an account signed in with before its last change, as the audit trail holds it. */
export async function findFormerEmail(userId: string): Promise<string | undefined> {
  const entry = await currentTransaction()
    .from('audit_events')
    .select(currentTransaction().raw(`before->>'email' as email`))
    .where({ subject_type: 'user', subject_id: userId, action: 'users.change_email' })
    .orderBy('id', 'desc')
    .first()
  return entry?.email
}
