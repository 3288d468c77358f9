import { forbid } from './forbid.js'

const message =
  'Tenant data has one door: call it inside withTenant() or readTenant() and use a model or currentTransaction() (docs/adr/0003-tenancy.md).'

/** Lucid's own ways around the tenant's transaction: the adapter never sees them. */
export const oneDoorToData = forbid(
  ['MemberExpression[object.type="Identifier"][object.name="db"]', message],
  ['MemberExpression[property.name="useTransaction"]', message],
  ['CallExpression > ObjectExpression > Property[key.name="client"]', message],
  ['Literal[value="lucid.db"]', message]
)
