import { forgetBookings } from '#domain/imports/sessions/bookings'
import { db, withTenant } from '#domain/shared/data/database'

/** A finished import keeps the outcome of its rows, but not the list itself, nor its names and bookings. */
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
