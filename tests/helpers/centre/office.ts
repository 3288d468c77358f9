import type { ApiClient } from '@japa/api-client'
import type { Permission } from '#domain/access/roles/permissions'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { signedIn } from '#tests/helpers/visitor'

/** Whoever may do everything, signed in; in a centre of their own unless one is given. */
export async function office(client: ApiClient, given?: Centre) {
  const centre = given ?? (await createCentre())
  const admin = await createAdministrator(centre)
  return { centre, admin, visitor: await signedIn(client, admin) }
}

/** Whoever may do this and nothing else, signed in; in some branches alone where they are told. */
export const clerk = async (
  client: ApiClient,
  centre: Centre,
  permissions: Permission[],
  options: { branches?: string[] } = {}
) => signedIn(client, await createAdministratorWho(centre, permissions, options))
