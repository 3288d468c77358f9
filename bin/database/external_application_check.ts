import type pg from 'pg'
import { SetupError } from '#bin/setup_error'

type Rights = {
  superuser: boolean
  bypasses: boolean
  makes_roles: boolean
  owner: boolean
}

/** Refuses an application role that row-level security would not bind, or that could make itself such a one. */
export async function assertBound(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<Rights>(
    `select r.rolsuper as superuser, r.rolbypassrls as bypasses, r.rolcreaterole as makes_roles,
       pg_has_role(r.oid, current_user, 'member') or pg_has_role(r.oid, d.datdba, 'member') as owner
     from pg_roles r, pg_database d where r.rolname = $1 and d.datname = current_database()`,
    [role]
  )
  const [rights] = rows
  if (!rights) throw new SetupError(`DATABASE_APP_URL: there is no role "${role}".`)
  const fault = faultOf(rights)
  if (fault) {
    throw new SetupError(
      `The application's role "${role}" ${fault}, so nothing would keep the centres apart. Name another one in DATABASE_APP_URL.`
    )
  }
}

function faultOf(rights: Rights): string | undefined {
  if (rights.superuser) return 'is a superuser'
  if (rights.bypasses) return 'bypasses row-level security'
  if (rights.makes_roles) return 'may create roles'
  if (rights.owner) return 'owns the database or is a member of its owner'
  return undefined
}
