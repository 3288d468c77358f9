import { type MeilisearchServer, RefusedError } from '#core/search/external/meilisearch_server'
import { mirroredDocuments } from '#domain/search/changes/mirrored_documents'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'
import { readTenant } from '#domain/shared/data/database'

type Batch = { tenantId: string; uid: string; index: SearchIndex; ids: string[] }
type Told = { told: string[]; refused: string[]; error?: RefusedError }

/** So many refused and none taken: the fault is the server's. */
const enough = 8

/**
 * Tells the server of these records, as they are now. A batch that it refuses is halved until it is
 * known which record it won't have.
 */
export async function tellBatch(server: MeilisearchServer, batch: Batch): Promise<Told> {
  const done: Told = { told: [], refused: [] }
  const parts = [batch.ids]
  for (let ids = parts.pop(); ids; ids = parts.pop()) {
    try {
      await send(server, { ...batch, ids })
      done.told.push(...ids)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      done.error ??= error
      const half = ids.length >> 1
      if (half > 0) parts.push(ids.slice(half), ids.slice(0, half))
      else done.refused.push(...ids)
      if (done.told.length === 0 && done.refused.length === enough) break
    }
  }
  return done
}

async function send(server: MeilisearchServer, { tenantId, uid, index, ids }: Batch) {
  const documents = await readTenant(tenantId, () => mirroredDocuments(index, ids))
  const there = new Set(documents.map(({ id }) => id))
  const gone = ids.filter((id) => !there.has(id))
  if (documents.length > 0) {
    await server.work('POST', `indexes/${uid}/documents?primaryKey=id`, documents)
  }
  if (gone.length > 0) await server.work('POST', `indexes/${uid}/documents/delete-batch`, gone)
}
