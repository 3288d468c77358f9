import { Adapter } from '@adonisjs/lucid/orm'
import { currentTransaction } from '#domain/shared/tenant_scope'

/** Gives every Lucid model the transaction of the entered tenant, and NoTenantError outside one. */
export class TenantAdapter extends Adapter {
  modelConstructorClient(...[, options]: Parameters<Adapter['modelConstructorClient']>) {
    return options?.client ?? currentTransaction()
  }
}
