import { forbid } from './forbid.js'

const message =
  'Tenant data has one door: call it inside withTenant() or readTenant() and use db() or a statement() (docs/adr/0003-tenancy.md).'

/** The ways around the running unit of work: a connection of one's own, or the owner's. */
export const oneDoorToData = forbid(
  ['ImportDeclaration[source.value="pg"][importKind="value"]', message],
  ['ImportSpecifier[imported.name="ownerPool"]', message],
  ['NewExpression[callee.name="Kysely"]', message]
)
