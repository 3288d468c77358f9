import type { Locale } from '#domain/shared/choices/locales'
import { kindOf, OpenAccount } from '#domain/access/accounts/actions/open_account'
import type { PortalPerson } from '#domain/access/accounts/person_account'
import type { Kind } from '#domain/shared/choices/kinds'
import type { Actor } from '#domain/shared/audit/actor'
import { now } from '#domain/shared/time/clock'
import { db, tenantId } from '#domain/shared/data/database'

type Invited = { actor: Actor; person: PortalPerson; email: string; locale: Locale | null }

export async function openInvited({ actor, person, email, locale }: Invited) {
  const roles = await defaultRolesOf(kindOf[person.type])
  const opened = await new OpenAccount().execute({
    tenantId: tenantId(),
    actor,
    person,
    email,
    roles,
  })
  if (!opened.ok) return opened
  const invited = { locale, invited_at: now().toJSDate() }
  const { userId } = opened.value
  await db().updateTable('users').set(invited).where('id', '=', userId).execute()
  return opened
}

/** Default roles are found even if the centre has renamed them. */
async function defaultRolesOf(kind: Kind) {
  const roles = await db()
    .selectFrom('roles')
    .where('kind', '=', kind)
    .where('is_system', '=', true)
    .where('archived_at', 'is', null)
    .select('name')
    .execute()
  return roles.map(({ name }) => name)
}
