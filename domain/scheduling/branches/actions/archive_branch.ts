import { branchRecord } from '#domain/scheduling/branches/branch_record'
import type { Actor } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { setArchived } from '#domain/shared/records/set_archived'
import { err, type Result } from '#domain/shared/result'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

type Input = { tenantId: string; actor: Actor; id: string }

type Held = { groups: number; rooms: number; sessions: number; administrators: number }

type Refusal = { type: 'not_found' } | { type: 'main' } | ({ type: 'in_use' } & Held)

/** The main branch stays, and so does one that anything is in or that somebody works in alone. */
export class ArchiveBranch {
  async execute({ tenantId, actor, id }: Input): Promise<Result<unknown, Refusal>> {
    if (!isUuid(id)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const branch = await lockBranch(id)
      if (!branch) return err({ type: 'not_found' })
      if (branch.is_main) return err({ type: 'main' })
      const held = await inBranch(id)
      if (Object.values(held).some((total) => total > 0)) return err({ type: 'in_use', ...held })
      return setArchived(branchRecord, { tenantId, actor, ids: [id] }, true)
    })
  }
}

/** Nobody puts anything into it meanwhile: a foreign key waits for this lock. */
const lockBranch = (id: string) =>
  db().selectFrom('branches').where('id', '=', id).select('is_main').forUpdate().executeTakeFirst()

async function inBranch(id: string): Promise<Held> {
  const live = (table: 'groups' | 'rooms') =>
    db()
      .selectFrom(table)
      .where('branch_id', '=', id)
      .where('archived_at', 'is', null)
      .select(count().as('total'))
      .executeTakeFirstOrThrow()
  return {
    groups: (await live('groups')).total,
    rooms: (await live('rooms')).total,
    sessions: (await sessionsAhead(id)).total,
    administrators: (await onlyHere({ id }))[0]!.total,
  }
}

/** A group of another branch, or no group at all, may meet in it too. */
const sessionsAhead = (id: string) =>
  db()
    .selectFrom('class_sessions')
    .where('branch_id', '=', id)
    .where('ends_at', '>', now().toJSDate())
    .where('status', '<>', 'cancelled')
    .select(count().as('total'))
    .executeTakeFirstOrThrow()

/** Who would be left without any branch to work in. */
const onlyHere = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('administrator_branches as here')
    .innerJoin('administrators as a', 'a.id', 'here.administrator_id')
    .where('here.branch_id', '=', id)
    .where('a.archived_at', 'is', null)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('administrator_branches as there')
            .innerJoin('branches as b', 'b.id', 'there.branch_id')
            .whereRef('there.administrator_id', '=', 'here.administrator_id')
            .where('there.branch_id', '<>', id)
            .where('b.archived_at', 'is', null)
        )
      )
    )
    .select(count().as('total'))
)
