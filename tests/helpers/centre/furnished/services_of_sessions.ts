import { db, withTenant } from '#domain/shared/data/database'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'

/** Sessions of one student have a service. */
export async function furnish(centre: Centre) {
  const [service] = await rowsOf(centre, 'services')
  await withTenant(centre.id, async () => {
    for (const table of ['class_sessions', 'class_series'] as const) {
      await db()
        .updateTable(table)
        .set({ service_id: service.id })
        .where('student_id', 'is not', null)
        .execute()
    }
  })
}
