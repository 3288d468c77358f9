import type { Database } from '@adonisjs/lucid/database'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CompiledQuery } from 'kysely'
import {
  db,
  executeOutside,
  tenantId,
  transactionClient,
  writeStatement as write,
} from '#domain/shared/data/database'
import { prepared } from '#domain/shared/data/statement'

/** While the domain is converted: what it had, on the connections of database.ts. Goes with its last caller. */
export {
  afterCommit,
  readStatements,
  readTenant,
  tenantId,
  withTenant,
  withTenantAsOwner,
} from '#domain/shared/data/database'
export { NoTenantError, WrongTenantError } from '#domain/shared/data/database_errors'

export type Binding = string | number | boolean | Date | string[] | null

/** Inside readStatements() there is no transaction that a model or a query could use. */
export class NoTransactionError extends Error {
  constructor() {
    super('readStatements() reads with selectRows() alone: use readTenant() for models and queries')
  }
}

let database: Database | undefined

export function bindDatabase(bound: Database) {
  database = bound
}

function lucid(name: string): QueryClientContract {
  if (!database) throw new Error('bindDatabase() has not been called')
  return database.connection(name)
}

/** Lucid's query builders; the provider lends their connection the client of the running transaction. */
export function currentTransaction() {
  tenantId()
  if (!transactionClient()) throw new NoTransactionError()
  return lucid('unit')
}

export const rowsInTenant = async <T>(sql: string, bindings: Binding[]) =>
  (await db().executeQuery(raw(sql, bindings))).rows as T[]

export const writeStatement = <T>(entered: string, sql: string, bindings: Binding[]) =>
  write(entered, () => rowsInTenant<T>(sql, bindings))

export const platformRows = async <T>(sql: string, bindings: Binding[]) =>
  (await executeOutside(raw(sql, bindings))).rows as T[]

export const platform = () => lucid('app')

const compiled = new Map<string, ReturnType<typeof prepared>>()

/** `?` marks a binding in the texts of before. Texts are constants of the code. */
function raw(sql: string, parameters: Binding[]) {
  let place = 0
  const query =
    compiled.get(sql) ?? prepared(CompiledQuery.raw(sql.replace(/\?/g, () => `$${++place}`)))
  compiled.set(sql, query)
  return { ...query, parameters }
}
