import { SendLink } from '#domain/access/links/actions/send_link'
import {
  administratorColumns,
  type AdministratorFields,
  type AdministratorRefusal,
  isEmailConflict,
} from '#domain/access/administrators/administrator'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import { changeAccount, changeAdministrator } from '#domain/access/accounts/change_account'
import { changeBranches } from '#domain/access/administrators/change_branches'
import { chosenBranches } from '#domain/access/administrators/chosen_branches'
import { changeRoles } from '#domain/access/roles/change_roles'
import { chosenRoles } from '#domain/access/roles/chosen_roles'
import { keepingASuperAdmin } from '#domain/access/administrators/last_super_admin'
import { lockAccount, type ManagedAccount } from '#domain/access/administrators/manage_account'
import { findStandingOf } from '#domain/access/roles/queries/find_standing_of'
import { mayManage } from '#domain/access/roles/rules/grant'
import type { Role } from '#domain/access/roles/role'
import type { Branches } from '#domain/shared/data/branch_limit'
import { isStale, staleVersion } from '#domain/shared/records/stale_version'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { sameLead } from '#domain/shared/text/person_names'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = Authority & {
  id: string
  version: number
  fields: AdministratorFields
  roleIds: string[]
  /** None: the whole centre; undefined where nobody was asked. */
  branchIds?: string[]
}
type Answer = Result<{ id: string }, AdministratorRefusal>

export class UpdateAdministrator {
  async execute(input: Input): Promise<Answer> {
    try {
      return await keepingASuperAdmin(() => withTenant(input.tenantId, () => this.#update(input)))
    } catch (error) {
      if (isEmailConflict(error)) return err({ type: 'email_taken' })
      throw error
    }
  }

  async #update(input: Input): Promise<Answer> {
    const account = await lockAccount(input.id)
    if (!account) return err({ type: 'not_found' })
    const { roles: held, branches } = (await findStandingOf(account.id))!
    const isOwn = account.id === input.by.userId
    if (account.isArchived) return err({ type: 'archived' })
    if (!isOwn && !mayManage(input.by, { roles: held, branches })) return err({ type: 'stronger' })
    if (isStale(account, input.version)) return staleVersion

    const heldIds = held.map(({ id }) => id)
    if (isOwn && !sameIds(heldIds, input.roleIds)) return err({ type: 'own_roles' })
    const chosen = await chosenRoles(input, input.roleIds, heldIds)
    if (!chosen.ok) return chosen
    const where = await this.#branches(input, { isOwn, held: branches, roles: chosen.value.roles })
    if (!where.ok) return where

    const { added, removed } = chosen.value
    const change = { account, held: branches, branches: where.value }
    const isPersonChanged = await changePerson(input, account)
    const isElsewhere = await changeBranches(input, change)
    if (added.length + removed.length > 0) await changeRoles(input, { account, ...chosen.value })
    if (isPersonChanged || isElsewhere || added.length + removed.length > 0)
      await changeAccount(account, {})
    return ok({ id: account.id })
  }

  /** Nobody changes their own; who is made SuperAdmin is limited no longer. */
  async #branches(
    input: Input,
    { isOwn, held, roles }: { isOwn: boolean; held: Branches; roles: Role[] }
  ): Promise<Result<Branches, AdministratorRefusal>> {
    const { branchIds: wanted } = input
    const isSuper = roles.some((role) => role.isSuper)
    if (!wanted) return ok(isSuper ? null : held)
    if (isOwn) return sameIds([...(held ?? [])], wanted) ? ok(held) : err({ type: 'own_branches' })
    return chosenBranches(input, { wanted, held, isSuper })
  }
}

const sameIds = (one: string[], other: string[]) =>
  one.length === new Set(other).size && other.every((id) => one.includes(id.toLowerCase()))

async function changePerson(input: Input, account: ManagedAccount) {
  const fields = administratorColumns(input.fields)
  const saved = await db()
    .selectFrom('administrators')
    .where('id', '=', account.administratorId)
    .select(Object.keys(fields) as (keyof typeof fields)[])
    .executeTakeFirstOrThrow()
  const columns = sameLead(saved, fields)
  const email = account.status === 'invited' ? columns.email : saved.email
  const change = changedFields(saved, { ...columns, email })
  if (change.fields.length === 0) return false

  await changeAdministrator(account.administratorId, change.after, saved)
  if ('email' in change.after) {
    await db().updateTable('users').set({ email: email! }).where('id', '=', account.id).execute()
    const { tenantId } = input
    await new SendLink().execute({ tenantId, userId: account.id, purpose: 'invitation' })
  }
  await recordAudit({
    actor: actorOf(input),
    action: 'users.update',
    subjectType: 'user',
    subjectId: account.id,
    before: change.before,
    after: change.after,
  })
  return true
}
