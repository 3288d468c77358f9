import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { currentTransaction } from '#domain/shared/tenant_scope'

type Binding = string | number | boolean | Date | string[] | null

/** Rows of one statement in the running transaction; `null` binds as NULL, which Lucid's types don't admit. */
export async function selectRows<Row>(
  sql: string,
  bindings: Binding[] | Record<string, Binding> = []
): Promise<Row[]> {
  const { rows } = await currentTransaction().rawQuery(sql, bindings as RawQueryBindings)
  return rows
}
