import { listTenants } from '#domain/access/centre/queries/find_tenant'
import { db, writeStatement } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

const days = 1

/** What undoing would give back is needed for as long as a toast stands: a day is plenty. */
export class ForgetSessionActs {
  async execute() {
    const before = now().minus({ days }).toJSDate()
    for (const { id } of await listTenants()) {
      await writeStatement(id, () =>
        db().deleteFrom('session_acts').where('made_at', '<', before).execute()
      )
    }
  }
}
