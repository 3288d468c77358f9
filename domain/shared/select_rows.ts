import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { type Binding, currentTransaction, rowsInTenant } from '#domain/shared/tenant_scope'

/** Rows of one statement of the entered tenant; `null` binds as NULL, which Lucid's types don't admit. */
export async function selectRows<Row>(
  sql: string,
  bindings: Binding[] | Record<string, Binding> = []
): Promise<Row[]> {
  if (Array.isArray(bindings)) return rowsInTenant<Row>(sql, bindings)
  const { rows } = await currentTransaction().rawQuery(sql, bindings as RawQueryBindings)
  return rows
}
