import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import {
  type Asked,
  type Binding,
  type Entry,
  fly,
  flyTogether,
  type Pool,
} from '#domain/shared/fly'
import { TenantTokens } from '#domain/shared/tenant_tokens'

type Scope = {
  tenantId: string
  /** Absent while readStatements() runs: there each statement is a transaction of its own. */
  transaction?: TransactionClientContract
  afterCommit: (() => unknown)[]
  /** Statements whose flight has no connection yet. */
  boarding?: Passenger[]
}

type Passenger = Asked & { resolve(rows: object[]): void; reject(error: unknown): void }

/** The code reached for tenant data without entering a tenant. */
export class NoTenantError extends Error {
  constructor() {
    super('No tenant: enter one with withTenant() or readTenant()')
  }
}

/** One unit of work belongs to exactly one tenant. */
export class WrongTenantError extends Error {
  constructor() {
    super('Already inside another tenant')
  }
}

/** Inside readStatements() there is no transaction that a model or a query could use. */
export class NoTransactionError extends Error {
  constructor() {
    super('readStatements() reads with selectRows() alone: use readTenant() for models and queries')
  }
}

const storage = new AsyncLocalStorage<Scope>()
let database: Database | undefined

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The owner's table alone holds the key: every process that shares the database reads the same one. */
const tokens = new TenantTokens(async () => {
  const { rows } = await connected('owner').rawQuery('select entry from platform.tenant_keys')
  return rows[0].entry as Buffer
})

/** Called once by the provider, so that the domain never imports an application service. */
export function bindDatabase(db: Database) {
  database = db
}

/** Runs `work` in one read-write transaction that sees and writes only this tenant's rows. Commits when it returns. */
export function withTenant<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
  return enterTenant('app', { tenantId, writes: true }, work)
}

/** Runs `work` in one read-only transaction: the reads of one page. Join it inside a writing one and it sees those writes. */
export function readTenant<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
  return enterTenant('app', { tenantId, writes: false }, work)
}

/**
 * As readTenant(), for a page that reads with selectRows() alone: each statement is prepared, enters the tenant and is
 * over in one flight, which those that are asked beside it share. Under READ COMMITTED a transaction around them would
 * show them nothing else.
 */
export function readStatements<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
  const outer = storage.getStore()
  if (!outer) return storage.run({ tenantId, afterCommit: [] }, work)
  if (outer.tenantId !== tenantId) throw new WrongTenantError()
  return work()
}

/** As withTenant(), but as the role that owns the tables: for making a tenant, never for answering a request. */
export function withTenantAsOwner<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
  return enterTenant('owner', { tenantId, writes: true }, work)
}

async function enterTenant<T>(
  connection: 'app' | 'owner',
  options: Omit<Entry, 'token'>,
  work: () => Promise<T>
): Promise<T> {
  const outer = storage.getStore()
  if (outer) {
    if (outer.tenantId !== options.tenantId) throw new WrongTenantError()
    if (outer.transaction) return work()
  }
  const entry = await entryTo(options)
  const callbacks: Scope['afterCommit'] = []
  const result = await connected(connection).transaction(
    (transaction) => {
      return storage.run({ tenantId: options.tenantId, transaction, afterCommit: callbacks }, work)
    },
    { entry } as object
  )
  for (const run of callbacks) await run()
  return result
}

async function entryTo(asked: Omit<Entry, 'token'>): Promise<Entry> {
  if (!uuid.test(asked.tenantId)) throw new NoTenantError()
  return { ...asked, token: await tokens.of(asked.tenantId) }
}

function connected(connection: 'app' | 'owner') {
  if (!database) throw new Error('bindDatabase() has not been called')
  return database.connection(connection)
}

function scope() {
  const current = storage.getStore()
  if (!current) throw new NoTenantError()
  return current
}

/** The tenant of the running unit of work; throws NoTenantError outside one. */
export const tenantId = () => scope().tenantId

/** The transaction of the running unit of work; throws NoTenantError outside one. */
export function currentTransaction() {
  const { transaction } = scope()
  if (!transaction) throw new NoTransactionError()
  return transaction
}

/** Rows of one statement of the running unit of work: in its transaction, or in a flight with those asked beside it. */
export async function rowsInTenant<T>(sql: string, bindings: Binding[]): Promise<T[]> {
  const current = scope()
  if (!current.transaction) return board(current, { sql, bindings }) as Promise<T[]>
  const { rows } = await current.transaction.rawQuery(sql, bindings as RawQueryBindings)
  return rows
}

function board(current: Scope, asked: Asked): Promise<object[]> {
  return new Promise((resolve, reject) => {
    const passenger = { ...asked, resolve, reject }
    if (current.boarding) return current.boarding.push(passenger)
    current.boarding = [passenger]
    void depart(current, current.boarding)
  })
}

async function depart(current: Scope, passengers: Passenger[]) {
  const close = () => {
    if (current.boarding === passengers) current.boarding = undefined
    return passengers
  }
  try {
    const entry = await entryTo({ tenantId: current.tenantId, writes: false })
    const answers = await flyTogether(pool(), close, entry)
    for (const [place, { resolve }] of passengers.entries()) resolve(answers[place]!)
  } catch (error) {
    close()
    for (const { reject } of passengers) reject(error)
  }
}

/**
 * Rows of one statement that writes everything an act changes: prepared, in one flight, in a transaction of its own that
 * is committed when it answers. What it locks waits for no round trip. Inside a running transaction it is a part of that.
 */
export function writeStatement<T>(entered: string, sql: string, bindings: Binding[]): Promise<T[]> {
  const outer = storage.getStore()
  if (outer && outer.tenantId !== entered) throw new WrongTenantError()
  if (outer?.transaction) return rowsInTenant(sql, bindings)
  const entry = entryTo({ tenantId: entered, writes: true })
  return entry.then((known) => fly(pool(), { sql, bindings }, known))
}

/** Runs once the tenant's transaction has been committed; never after a rollback. */
export function afterCommit(run: () => unknown) {
  scope().afterCommit.push(run)
}

/** Leaves the running unit of work: for a body that is written after it has ended. */
export const outsideTenant = <T>(work: () => T): T => storage.exit(work)

/** Rows of one statement outside the tenants, prepared and in one flight: for what every request asks. */
export const platformRows = <T>(sql: string, bindings: Binding[]) =>
  fly<T>(pool(), { sql, bindings })

/** The tables outside the tenants (schema `platform`): no tenant's data is reachable through it. */
export const platform = () => connected('app')

function pool() {
  const knex = database?.manager.get('app')?.connection?.client
  if (!knex) throw new Error('bindDatabase() has not been called')
  return knex.client as Pool
}
