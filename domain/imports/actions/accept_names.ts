import { sql } from 'kysely'
import { importIn, type StepRefusal } from '#domain/imports/actions/begin_step'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'

/** `other` is what the name is called in the other language; null leaves it out. */
type AnsweredName = { name: string; other: string | null }

type Input = { tenantId: string; id: string; names: readonly AnsweredName[] }

type Refusal = StepRefusal | { type: 'unknown_names'; names: string[] }

/** Keeps what somebody thinks of suggested names; the run writes those that were accepted. */
export class AcceptNames {
  execute({ tenantId, id, names }: Input): Promise<Result<{ id: string }, Refusal>> {
    return withTenant(tenantId, async () => {
      const found = await importIn(id, ['checked'])
      if (!found.ok) return found
      const answered = new Map(names.map(({ name, other }) => [name, other ?? '']))
      const unknown = await this.#unknown(id, [...answered.keys()])
      if (unknown.length > 0) return err({ type: 'unknown_names', names: unknown })
      await sql`
        update import_names n set other = g.other
        from unnest(${[...answered.keys()]}::text[], ${[...answered.values()]}::text[]) as g (name, other)
        where n.import_id = ${id} and n.name = g.name`.execute(db())
      return ok({ id })
    })
  }

  async #unknown(id: string, names: string[]) {
    const known = await db()
      .selectFrom('import_names')
      .where('import_id', '=', id)
      .where('times', '>', 0)
      .where('name', '=', sql<string>`any(${names}::text[])`)
      .select('name')
      .execute()
    return names.filter((name) => !known.some((one) => one.name === name))
  }
}
