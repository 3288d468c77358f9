import type { Binding } from '#domain/shared/fly'
import { selectRows } from '#domain/shared/select_rows'

const batch = 1000
const patience = '5min'

/**
 * All rows of a query in batches of 1,000 from one cursor: one snapshot, flat memory. Runs inside streamInTenant, once
 * in each, and lets its reader be slow for five minutes a batch.
 */
export async function* cursorRows<Row>(sql: string, bindings: Binding[]): AsyncGenerator<Row[]> {
  await selectRows(`set local idle_in_transaction_session_timeout = '${patience}'`)
  await selectRows(`declare exported no scroll cursor for ${sql}`, bindings)
  for (;;) {
    const rows = await selectRows<Row>(`fetch ${batch} from exported`)
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
  }
}
