import { kindOf, OpenAccount } from '#domain/access/actions/open_account'
import type { PortalPerson } from '#domain/access/person_account'
import type { Kind } from '#domain/access/permissions'
import type { Actor } from '#domain/shared/actor'
import { now } from '#domain/shared/clock'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

type Invited = { actor: Actor; person: PortalPerson; email: string; locale: string | null }

/** Gives a person an account that waits for them, with the roles a centre starts their kind with. */
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
  await currentTransaction().from('users').where('id', opened.value.userId).update(invited)
  return opened
}

/** The roles a centre starts this kind of people with, whatever it calls them now. */
async function defaultRolesOf(kind: Kind) {
  const roles = await selectRows<{ name: string }>(
    'select name from roles where kind = ? and is_system and archived_at is null',
    [kind]
  )
  return roles.map(({ name }) => name)
}
