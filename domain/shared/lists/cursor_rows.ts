import type { Binding } from '#domain/shared/tenant_scope'
import { selectRows } from '#domain/shared/select_rows'
import { readerPatience } from '#domain/shared/tenant_stream'

const batch = 100

/**
 * All rows of a query from one cursor, in batches so small that reading one keeps nobody waiting: one snapshot, flat
 * memory. Runs inside streamInTenant, once in each, and as patient with its reader.
 */
export async function* cursorRows<Row>(sql: string, bindings: Binding[]): AsyncGenerator<Row[]> {
  await selectRows(`set local idle_in_transaction_session_timeout = '${readerPatience}ms'`)
  await selectRows(`declare exported no scroll cursor for ${sql}`, bindings)
  for (;;) {
    const rows = await selectRows<Row>(`fetch ${batch} from exported`)
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
  }
}
