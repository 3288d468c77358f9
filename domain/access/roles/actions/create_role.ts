import { v7 as uuid } from 'uuid'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import type { Kind } from '#domain/shared/choices/kinds'
import { roleNameTaken } from '#domain/access/roles/queries/role_name_taken'
import { isReservedName, permissionsIn, type RoleFields } from '#domain/access/roles/role'
import { isRoleNameConflict, type RoleRefusal } from '#domain/access/roles/role_refusal'
import { withheld } from '#domain/access/roles/rules/grant'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = Authority & { kind: Kind; fields: RoleFields }

export class CreateRole {
  async execute(input: Input): Promise<Result<{ id: string }, RoleRefusal>> {
    const { kind, fields } = input
    const permissions = permissionsIn(kind, fields.permissions)
    if (!permissions) return err({ type: 'unknown_permissions' })
    if (isReservedName(fields.name)) return err({ type: 'reserved_name' })
    const missing = withheld(input.by, permissions)
    if (missing.length > 0) return err({ type: 'not_held', permissions: missing })
    try {
      return await withTenant(input.tenantId, () => this.#create(input, permissions))
    } catch (error) {
      if (isRoleNameConflict(error)) return err({ type: 'name_taken' })
      throw error
    }
  }

  async #create(input: Input, permissions: string[]): Promise<Result<{ id: string }, RoleRefusal>> {
    const { kind, fields } = input
    if (await roleNameTaken(kind, fields.name)) return err({ type: 'name_taken' })
    const id = uuid()
    const { name, nameAr, description } = fields
    const written = { kind, name, name_ar: nameAr, description, permissions }
    await db()
      .insertInto('roles')
      .values({ id, ...written })
      .execute()
    await recordAudit({
      actor: actorOf(input),
      action: 'roles.create',
      subjectType: 'role',
      subjectId: id,
      after: written,
    })
    return ok({ id })
  }
}
