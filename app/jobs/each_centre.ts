import { listTenants } from '#domain/access/centre/queries/find_tenant'

interface Centre {
  tenantId: string
  zone: string
}

/** One centre's failure is reported after the others had their turn. */
export async function eachCentre(clock: string, run: (centre: Centre) => Promise<unknown>) {
  const failures: unknown[] = []
  for (const { id, timezone } of await listTenants()) {
    await run({ tenantId: id, zone: timezone }).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `The ${clock} clock failed`)
}
