import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { CreateRole } from '#domain/access/roles/actions/create_role'
import { DeleteRole } from '#domain/access/roles/actions/delete_role'
import { ReactivateAdministrator } from '#domain/access/administrators/actions/reactivate_administrator'
import { SuspendAdministrator } from '#domain/access/administrators/actions/suspend_administrator'
import { UpdateAdministrator } from '#domain/access/administrators/actions/update_administrator'
import { UpdateRole } from '#domain/access/roles/actions/update_role'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { db } from '#domain/shared/data/database'
import {
  type Centre as Model,
  type Edit,
  pick,
  type Role,
} from '#tests/helpers/access/authority_model'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { createRole, roleNamed } from '#tests/helpers/access/roles'

type StoredRole = Role & { name: string; version: number; isSystem: boolean }
type StoredPerson = { version: number; active: boolean; roles: string[] }

/** A centre as PostgreSQL has it: the roles in the order they were made, its people in the model's order. */
export type Stored = { roles: StoredRole[]; people: StoredPerson[] }

export type Stage = { tenantId: string; emails: string[]; people: string[]; roles: string[] }

export async function newStage(model: Model): Promise<Stage> {
  const centre = await createCentre()
  const names = new Map([['super', 'SuperAdmin']])
  for (const { id, isSuper, permissions } of model.roles.values()) {
    if (!isSuper) names.set(id, (await createRole(centre, { name: id, permissions })).name)
  }
  const accounts = []
  for (const person of model.people) {
    const roles = [...person.roles].map((id) => names.get(id)!)
    accounts.push(await createAdministrator(centre, { roles }))
  }
  const ids = [...names.values()].map(async (name) => (await roleNamed(centre, name)).id as string)
  return {
    tenantId: centre.id,
    emails: accounts.map(({ email }) => email),
    people: accounts.map(({ userId }) => userId),
    roles: await Promise.all(ids),
  }
}

const centreOf = ({ roles, people }: Stage) => sql<Stored>`
  select
    (select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'isSuper', r.is_super, 'isSystem', r.is_system,
        'permissions', r.permissions, 'version', r.version)
      order by coalesce(array_position(${roles}::uuid[], r.id), 1000), r.id)
      from roles r where not r.is_system or r.is_super) as roles,
    (select jsonb_agg(jsonb_build_object('version', u.version,
        'active', u.status = 'active' and u.archived_at is null,
        'roles', (select coalesce(jsonb_agg(ur.role_id), '[]') from user_roles ur where ur.user_id = u.id))
      order by array_position(${people}::uuid[], u.id))
      from users u where u.id = any(${people})) as people`

export async function read(stage: Stage): Promise<Stored> {
  const { rows } = await centreOf(stage).execute(db())
  return rows[0]!
}

const person = {
  firstName: 'Sara',
  lastName: 'Haddad',
  firstNameOther: 'سارة',
  lastNameOther: 'حداد',
  phone: null,
}

/** Has the domain try an edit, by the actions its pages call. */
export async function actOn(stage: Stage, stored: Stored, edit: Edit) {
  const by = await findPrincipal(stage.people[edit.by]!)
  if (!by) return
  const authority = { tenantId: stage.tenantId, by, requestId: null }
  const role = (index: number) => pick(stored.roles, index)
  switch (edit.type) {
    case 'create': {
      const fields = {
        name: uuid(),
        nameAr: null,
        description: null,
        permissions: edit.permissions,
      }
      await new CreateRole().execute({ ...authority, kind: 'admin', fields })
      return
    }
    case 'update': {
      const { id, version, name } = role(edit.role)
      const fields = { name, nameAr: null, description: null, permissions: edit.permissions }
      await new UpdateRole().execute({ ...authority, id, version, fields })
      return
    }
    case 'delete': {
      const { id } = role(edit.role)
      const isHeld = stored.people.some(({ roles }) => roles.includes(id))
      const replacementId = isHeld ? role(edit.instead).id : null
      await new DeleteRole().execute({ ...authority, id, replacementId })
      return
    }
    case 'assign': {
      const id = stage.people[edit.to]!
      const fields = { ...person, email: stage.emails[edit.to]! }
      const roleIds = edit.roles.map((index) => role(index).id)
      const { version } = stored.people[edit.to]!
      await new UpdateAdministrator().execute({ ...authority, id, version, fields, roleIds })
      return
    }
    default: {
      const Action = edit.type === 'suspend' ? SuspendAdministrator : ReactivateAdministrator
      await new Action().execute({ ...authority, id: stage.people[edit.to]! })
    }
  }
}
