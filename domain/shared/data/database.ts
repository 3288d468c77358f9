import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from '#database/schema'
import { type Branches, inBranches, ownBranches } from '#domain/shared/data/branch_limit'
import {
  commit,
  type Entry,
  entering,
  BatchedConnection,
  mustCloseAfter,
  kyselyOn,
  rollback,
  send,
  TransactionConnection,
} from '#domain/shared/data/connections'
import {
  CommitFailedError,
  NoTenantError,
  WrongTenantError,
} from '#domain/shared/data/database_errors'
import { isGivenUp } from '#domain/shared/data/held_by_another'
import { TenantTokens } from '#domain/shared/data/tenant_tokens'

/** The tables outside the tenants: through them no tenant's data is reachable. */
type PlatformDB = Pick<DB, Extract<keyof DB, `platform.${string}`>>

type Unit = {
  tenant: string
  access: Entry['access']
  branches: Branches
  connection: DatabaseConnection
  /** Present while one transaction surrounds the unit; otherwise each statement is its own. */
  transaction?: TransactionConnection
  onCommit: (() => unknown)[]
}

type Pools = { app: Pool; owner: Pool }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const storage = new AsyncLocalStorage<Unit>()
let pools: Pools | undefined

/**
 * Only the owner's table holds the key, so every process that shares the database reads the same
 * one.
 */
const tokens = new TenantTokens(async () => {
  const { rows } = await pool('owner').query('select entry from platform.tenant_keys')
  return rows[0].entry
})

/** Called once by the provider, so that the domain never imports an application service. */
export function bindPools(opened: Pools) {
  pools = opened
}

function pool(role: keyof Pools) {
  if (!pools) throw new Error('bindPools() has not been called')
  return pools[role]
}

/** Connections of the role that owns the tables, for what a start does to the schema. */
export const ownerPool = () => pool('owner')

/**
 * Runs `work` in one read-write transaction that sees and writes only this tenant's rows. Commits
 * when it returns.
 */
export const withTenant = <T>(tenant: string, work: () => Promise<T>) =>
  transact('app', tenant, 'read write', work)

const mostRepeats = 2

/** Milliseconds before a retry, so that whoever waited for the locks gets them first. */
const pause = () => 100 + Math.random() * 100

/**
 * Like withTenant(), for an act that leaves nothing outside its transaction: retried at most twice after a deadlock or a
 * serialization failure. Inside a running transaction, which is rolled back as a whole, it is just a part of that.
 */
export const withTenantRepeating = <T>(tenant: string, work: () => Promise<T>): Promise<T> =>
  repeating(tenant, work, withTenant)

/** Like writeStatement(), and retried as withTenantRepeating() is. */
export const writeStatementRepeating = <T>(tenant: string, act: () => Promise<T>): Promise<T> =>
  repeating(tenant, act, writeStatement)

type Writing = <T>(tenant: string, work: () => Promise<T>) => Promise<T>

async function repeating<T>(tenant: string, work: () => Promise<T>, write: Writing): Promise<T> {
  if (join(tenant)?.transaction) return work()
  let isCommitted = false
  const act = () => {
    afterCommit(() => (isCommitted = true))
    return work()
  }
  for (let left = mostRepeats; ; left--) {
    try {
      return await write(tenant, act)
    } catch (error) {
      if (isCommitted || left === 0 || !isGivenUp(error)) throw error
      await setTimeout(pause())
    }
  }
}

/**
 * Runs `work` in one read-only transaction: the reads of one page. Inside a writing one it joins
 * that and sees its writes.
 */
export const readTenant = <T>(tenant: string, work: () => Promise<T>) =>
  transact('app', tenant, 'read only', work)

/** As withTenant(), but as the role that owns the tables: for making a tenant, never for answering a request. */
export const withTenantAsOwner = <T>(tenant: string, work: () => Promise<T>) =>
  transact('owner', tenant, 'read write', work)

/**
 * As readTenant(), but without a transaction around it: each statement enters the tenant in one
 * round trip, which statements asked at the same time share. Under READ COMMITTED a transaction
 * would show them nothing else.
 */
export async function readStatements<T>(tenant: string, work: () => Promise<T>): Promise<T> {
  return join(tenant) ? work() : inUnit(batchedUnit(tenant, 'read only'), work)
}

/**
 * Runs an act that is one statement: it is committed when it answers, and its locks wait for no
 * round trip. Inside a running transaction it is a part of that.
 */
export async function writeStatement<T>(tenant: string, act: () => Promise<T>): Promise<T> {
  if (join(tenant)?.transaction) return act()
  const unit = batchedUnit(tenant, 'read write')
  const result = await inUnit(unit, act)
  for (const run of unit.onCommit) await run()
  return result
}

/**
 * What must hold in the whole centre although whoever acts is limited to branches: is an instructor free, what ends when
 * a student leaves. In a running transaction it is entered anew, and back again after it; whatever is asked beside it
 * meanwhile is not limited either.
 */
export async function inEveryBranch<T>(work: () => Promise<T>): Promise<T> {
  const unit = running()
  const { tenant, access, branches, transaction, onCommit } = unit
  if (branches === null) return work()
  const unlimited = () => inBranches(null, work)
  if (!transaction) return inUnit({ ...batchedUnit(tenant, access, null), onCommit }, unlimited)
  await transaction.widen()
  const result = await unlimited().catch(async (error: unknown) => {
    // Of an aborted transaction nothing more is read
    await transaction.narrow().catch(() => {})
    throw error
  })
  await transaction.narrow()
  return result
}

/** Puts queries together and compiles them; executing needs db(). */
export const compiler = kyselyOn<DB>(() => running().connection)

const platformBatches = new BatchedConnection(() => pool('app'))
const outside = kyselyOn<PlatformDB>(() => platformBatches)

/** The query language inside the running unit of work; throws NoTenantError outside one. */
export function db(): Kysely<DB> {
  running()
  return compiler
}

export const execute = <Row>(query: CompiledQuery<Row>) =>
  running().connection.executeQuery<Row>(query)

export const platform = (): Kysely<PlatformDB> => outside

export const tenantId = () => running().tenant

/** False where each statement is its own: `writeStatement`, `readStatements`. */
export const isInTransaction = () => Boolean(storage.getStore()?.transaction)

/** False where things are only read: what is locked there would be held for nothing. */
export const mayWrite = () => running().access === 'read write'

export function afterCommit(run: () => unknown) {
  running().onCommit.push(run)
}

/** For a body that is written after the unit of work has ended. */
export const outsideTenant = <T>(work: () => T): T => storage.exit(work)

function running() {
  const unit = storage.getStore()
  if (!unit) throw new NoTenantError()
  return unit
}

function join(tenant: string) {
  const outer = storage.getStore()
  if (outer && outer.tenant !== tenant) throw new WrongTenantError()
  return outer
}

// Awaited inside, so that a thenable begins in the unit as well
const inUnit = <T>(unit: Unit, work: () => Promise<T>) =>
  storage.run(unit, async () => await work())

type Way = Omit<Entry, 'token'>

async function entryTo(way: Way): Promise<Entry> {
  if (!uuid.test(way.tenant)) throw new NoTenantError()
  return { ...way, token: await tokens.of(way.tenant) }
}

function batchedUnit(tenant: string, access: Entry['access'], branches = ownBranches()): Unit {
  const way = { tenant, access, branches }
  const connection = new BatchedConnection(
    () => pool('app'),
    () => entryTo(way)
  )
  return { ...way, connection, onCommit: [] }
}

async function transact<T>(
  role: keyof Pools,
  tenant: string,
  access: Entry['access'],
  work: () => Promise<T>
): Promise<T> {
  if (join(tenant)?.transaction) return work()
  const way = { tenant, access, branches: role === 'owner' ? null : ownBranches() }
  const entry = await entryTo(way)
  const client = await pool(role).connect()
  const connection = new TransactionConnection(client, entry)
  const onCommit: Unit['onCommit'] = []
  // Not waited for yet: the first statement of `work` follows in the same round trip
  const entered = Promise.all(entering(entry).map((one) => send(client, one)))
  entered.catch(() => {})
  let result: T
  let mustClose = false
  try {
    result = await inUnit({ ...way, connection, transaction: connection, onCommit }, work)
    await entered
    connection.end()
    const { command } = await send(client, commit)
    if (command !== 'COMMIT') throw new CommitFailedError()
  } catch (error) {
    connection.end()
    mustClose = mustCloseAfter(error)
    await send(client, rollback).catch(() => (mustClose = true))
    // What failed first is the cause: whatever came behind it was refused
    await entered
    throw error
  } finally {
    client.release(mustClose)
  }
  for (const run of onCommit) await run()
  return result
}
