import { db, withTenant } from '#domain/shared/data/database'

/** A finished import keeps what became of its rows, but not the list it came from. */
export class ForgetTable {
  execute({ tenantId, id }: { tenantId: string; id: string }) {
    return withTenant(tenantId, () =>
      db().updateTable('imports').set({ file: null, sample: '[]' }).where('id', '=', id).execute()
    )
  }
}
