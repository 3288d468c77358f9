import { setTimeout as rest } from 'node:timers/promises'
import { listTenants } from '#domain/access/centre/queries/find_tenant'
import { KeyNames } from '#domain/people/actions/key_names'

/** In ms, after every batch: those who are working meanwhile come first. */
const pause = 20

/** At every start: most find nothing to do. Centres take turns, a batch each; what fails in one is told at the end. */
export async function keyNamesJob() {
  const failures: unknown[] = []
  let waiting = (await listTenants()).map(({ id }) => id)
  while (waiting.length > 0) {
    const going: string[] = []
    for (const tenantId of waiting) {
      const isMore = await new KeyNames()
        .execute(tenantId)
        .catch((error: unknown) => void failures.push(error))
      if (!isMore) continue
      going.push(tenantId)
      await rest(pause)
    }
    waiting = going
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Names were left without keys')
}
