import { AppointAdministrator } from '#domain/access/administrators/actions/appoint_administrator'
import { chosenBranches } from '#domain/access/administrators/chosen_branches'
import { SendLink } from '#domain/access/links/actions/send_link'
import {
  type AdministratorFields,
  type AdministratorRefusal,
  isEmailConflict,
} from '#domain/access/administrators/administrator'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import { chosenRoles } from '#domain/access/roles/chosen_roles'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = Authority & {
  fields: AdministratorFields
  roleIds: string[]
  /** None: the whole centre; undefined where nobody was asked, who then works where the caller does. */
  branchIds?: string[]
}
type Answer = Result<{ userId: string }, AdministratorRefusal>

export class InviteAdministrator {
  async execute(input: Input): Promise<Answer> {
    try {
      return await withTenant(input.tenantId, () => this.#invite(input))
    } catch (error) {
      if (isEmailConflict(error)) return err({ type: 'email_taken' })
      throw error
    }
  }

  async #invite(input: Input): Promise<Answer> {
    const { tenantId, fields } = input
    const chosen = await chosenRoles(input, input.roleIds, [])
    if (!chosen.ok) return chosen
    const isSuper = chosen.value.roles.some((role) => role.isSuper)
    const wanted = input.branchIds ?? input.by.branches ?? []
    const where = await chosenBranches(input, { wanted, held: null, isSuper })
    if (!where.ok) return where
    if (await emailTaken(fields.email)) return err({ type: 'email_taken' })
    const made = await new AppointAdministrator().execute({
      tenantId,
      actor: actorOf(input),
      ...fields,
      firstNameOther: fields.firstNameOther ?? undefined,
      lastNameOther: fields.lastNameOther ?? undefined,
      roles: chosen.value.roles.map(({ name }) => name),
      branches: where.value,
    })
    if (!made.ok) throw new Error(`Checked before: ${made.error.type}`)

    const { userId } = made.value
    const invited = { invited_at: now().toJSDate() }
    await db().updateTable('users').set(invited).where('id', '=', userId).execute()
    await new SendLink().execute({ tenantId, userId, purpose: 'invitation' })
    return ok({ userId })
  }
}

async function emailTaken(email: string) {
  const found = db().selectFrom('users').where('kind', '=', 'admin').where('email', '=', email)
  return Boolean(await found.select('id').executeTakeFirst())
}
