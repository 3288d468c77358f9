import { forgetBookings } from '#domain/imports/sessions/bookings'
import { db, withTenant } from '#domain/shared/data/database'

/** A finished import keeps what became of its rows, but neither the list it came from nor its names and hours. */
export class ForgetTable {
  execute({ tenantId, id }: { tenantId: string; id: string }) {
    return withTenant(tenantId, async () => {
      await forgetBookings(id)
      await db().deleteFrom('import_names').where('import_id', '=', id).execute()
      await db()
        .updateTable('imports')
        .set({ file: null, sample: '[]' })
        .where('id', '=', id)
        .execute()
    })
  }
}
