import { createHash } from 'node:crypto'
import type { CompiledQuery, Kysely } from 'kysely'
import type { DB } from '#database/schema'
import { compiler, execute } from '#domain/shared/data/database'

type Built<Row> = { compile(db: Kysely<DB>): CompiledQuery<Row> }

type Prepared<Row> = CompiledQuery<Row> & { name: string }

/**
 * A query whose text never changes: compiled once, prepared on every connection. `build` is given
 * marks in place of the values; a part of the text that is no value is written with sql.lit().
 * Answers its rows.
 */
export function statement<Given extends object, Row>(
  build: (db: Kysely<DB>, given: Given) => Built<Row>
) {
  let made: Prepared<Row> | undefined
  const marks = new Proxy({}, { get: (_, name) => new Mark(String(name)) }) as Given
  return async (given: Given): Promise<Row[]> => {
    made ??= prepared(build(compiler, marks).compile(compiler))
    const values = given as Record<string, unknown>
    const parameters = made.parameters.map((value) =>
      value instanceof Mark ? values[value.name] : value
    )
    return (await execute<Row>({ ...made, parameters } as Prepared<Row>)).rows
  }
}

class Mark {
  constructor(readonly name: string) {}
}

export type RowOf<S extends (given: never) => Promise<unknown[]>> = Awaited<ReturnType<S>>[number]

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 20)

/** The text must be a constant of the code. */
const prepared = <Row>(query: CompiledQuery<Row>): Prepared<Row> => ({
  ...query,
  name: `m_${hash(query.sql)}`,
})
