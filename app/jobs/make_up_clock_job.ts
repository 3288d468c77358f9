import { listTenants } from '#domain/access/centre/queries/find_tenant'
import { ExpireMakeUps } from '#domain/attendance/make_ups/actions/expire_make_ups'

/** One centre's failure is reported after the others had their turn. */
export async function makeUpClockJob() {
  const failures: unknown[] = []
  for (const { id, timezone } of await listTenants()) {
    await new ExpireMakeUps()
      .execute({ tenantId: id, zone: timezone })
      .catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The make-up clock failed')
}
