import logger from '@adonisjs/core/services/logger'
import { isOpen, type MeilisearchServer } from '#core/search/external/meilisearch_server'
import { externalSearch } from '#core/search/external/external_search'
import { emptyIndexes, prepareIndexes } from '#core/search/external/mirrored_indexes'
import { tellBatch } from '#core/search/external/told_batch'
import { uidOf } from '#core/search/search_uids'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import {
  doubtChanges,
  doubtEverything,
  forgetChanges,
  type Change,
  postponeChanges,
  waitingChanges,
} from '#domain/search/changes/search_changes'
import { findMirror, mirrorAnew, mirrorEmptied } from '#domain/search/changes/search_mirrors'
import { readTenant, withTenant } from '#domain/shared/data/database'

export type SearchJob = { tenantId: string }

/** In ms. What is left after the turn waits behind other centres; `signal` tells that another worker has the job. */
type Limits = { turn?: number; signal?: AbortSignal }

const longestTurn = 5_000

/**
 * Tells the server outside what has changed in a centre: every record as it is by now, so that
 * nothing is lost or wrong when it is told twice. A change is forgotten once the server has done
 * it; those it refuses wait, unless it refuses all. A centre that is promised to another server by
 * now is left to the processes that use that one.
 */
export async function searchJob(
  { tenantId }: SearchJob,
  { turn = longestTurn, signal }: Limits = {}
) {
  const began = performance.now()
  const server = externalSearch()
  const tenant = server && (await findTenantById(tenantId))
  if (!tenant) return
  while (performance.now() - began < turn && !signal?.aborted) {
    // The mirror is read last: what is promised anew meanwhile is not told before the indexes are empty
    const changes = await readTenant(tenantId, () => waitingChanges({}))
    const mirror = await findMirror(tenantId)
    if (!mirror) {
      await withTenant(tenantId, () => mirrorAnew(server.address))
      continue
    }
    if (mirror.server !== server.address || (mirror.emptied && changes.length === 0)) return
    await prepareIndexes(server, tenant.slug, !mirror.emptied)
    if (!mirror.emptied) {
      await emptyIndexes(server, tenant.slug).catch((error: unknown) =>
        inDoubt(tenantId, error, doubtEverything)
      )
      await mirrorEmptied(tenantId, server.address)
      continue
    }
    await tellAll(server, { tenantId, slug: tenant.slug, changes, signal }).catch(
      (error: unknown) => inDoubt(tenantId, error, () => doubtChanges(changes))
    )
  }
}

async function inDoubt(tenantId: string, error: unknown, doubt: () => Promise<void>) {
  if (isOpen(error)) await withTenant(tenantId, doubt)
  throw error
}

type All = { tenantId: string; slug: string; changes: Change[]; signal: AbortSignal | undefined }

async function tellAll(server: MeilisearchServer, { tenantId, slug, changes, signal }: All) {
  let failure: Error | undefined
  for (const [index, all] of Map.groupBy(changes, ({ kind }) => kind)) {
    const ids = [...new Set(all.map(({ record_id: id }) => id))]
    const batch = { tenantId, uid: uidOf(slug, index), index, ids }
    const { told, refused, error } = await tellBatch(server, batch)
    signal?.throwIfAborted()
    await withTenant(tenantId, () => forgetChanges(changesOf(told, all)))
    if (told.length === 0) failure ??= error
    else if (error) {
      await withTenant(tenantId, () => postponeChanges(changesOf(refused, all)))
      const about = { centre: tenantId, index, records: refused, code: error.code }
      logger.error(about, 'the search server refuses records; they are told to it again in an hour')
    }
  }
  if (failure) throw failure
}

function changesOf(records: string[], all: Change[]) {
  const chosen = new Set(records)
  return all.filter(({ record_id: id }) => chosen.has(id))
}
