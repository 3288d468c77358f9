import { forgetBookings } from '#domain/imports/sessions/bookings'
import { forgetTimes } from '#domain/imports/work/keep_names'
import { db } from '#domain/shared/data/database'

const nothing = {
  to_create: 0,
  to_update: 0,
  to_skip: 0,
  invalid: 0,
  one_script: 0,
  sessions_planned: 0,
}

/** Removes what a dry run has found; answers the counts of an import before one. */
export async function forgetCheck(id: string) {
  await db().deleteFrom('import_rows').where('import_id', '=', id).execute()
  await forgetTimes(id)
  await forgetBookings(id)
  return nothing
}
