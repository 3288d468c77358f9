import { sql } from 'kysely'
import { type Consequences, noConsequences } from '#domain/people/rules/departure'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { anyOf, type Columns, count, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import type { Act } from '#domain/teaching/act'
import { recordDeparture } from '#domain/teaching/departures/record_departure'
import { endedStatuses } from '#domain/teaching/groups/rules/group_state'

/** A group that has ended keeps whom it was taught by. */
const goesOn = sql<boolean>`g.archived_at is null and g.status not in (${sql.join(literals(endedStatuses))})`

const led = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('groups as g')
    .where('g.instructor_id', '=', anyOf(given.ids))
    .where(goesOn)
    .select(['g.instructor_id', count().as('total')])
    .$narrowType<{ instructor_id: string }>()
    .groupBy('g.instructor_id')
)

const assisted = statement((query, given: { ids: string[] }) =>
  query
    .selectFrom('group_assistants as a')
    .innerJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 'a.tenant_id').onRef('g.id', '=', 'a.group_id')
    )
    .where('a.instructor_id', '=', anyOf(given.ids))
    .where(goesOn)
    .select(['a.instructor_id', count().as('total')])
    .groupBy('a.instructor_id')
)

/** What would follow, changing nothing. */
export async function instructorsWouldLeave(ids: string[]): Promise<Consequences> {
  const [groups, others] = await Promise.all([led({ ids }), assisted({ ids })])
  return { ...noConsequences(), groups: totalOf(groups), assisted: totalOf(others) }
}

const totalOf = (rows: { total: number }[]) => rows.reduce((sum, { total }) => sum + total, 0)

/** Whom of them groups that go on are taught or assisted by. */
export async function instructorsTied(ids: string[]) {
  const [groups, others] = await Promise.all([led({ ids }), assisted({ ids })])
  return [...groups, ...others].map(({ instructor_id: id }) => id)
}

type Led = Columns<'groups', 'id'> & Columns<'group_departures', 'instructor_id'>
type Assisted = Columns<'group_assistants', 'group_id' | 'instructor_id'> & { others: number }

const release = statement(
  (_, given: { ids: string[]; moment: Date }) => sql<Led>`
    with chosen as (
      select g.tenant_id, g.id, g.instructor_id from groups g
      where g.instructor_id = any(${given.ids}::uuid[]) and ${goesOn} order by g.id for no key update
    )
    update groups t set instructor_id = null, version = t.version + 1, updated_at = ${given.moment}
    from chosen where (t.tenant_id, t.id) = (chosen.tenant_id, chosen.id)
    returning t.id, chosen.instructor_id`
)

/** `others`: how many assist there still. */
const dismiss = statement(
  (_, given: { ids: string[] }) => sql<Assisted>`
    with gone as (
      delete from group_assistants a using groups g
      where (g.tenant_id, g.id) = (a.tenant_id, a.group_id) and a.instructor_id = any(${given.ids}::uuid[]) and ${goesOn}
      returning a.tenant_id, a.group_id, a.instructor_id
    )
    select gone.group_id, gone.instructor_id, (select count(*)::integer from group_assistants o
      where o.tenant_id = gone.tenant_id and o.group_id = gone.group_id
        and o.instructor_id <> all(${given.ids}::uuid[])) as others
    from gone order by gone.group_id, gone.instructor_id`
)

/** Their groups have no instructor from now on, and one assistant less. */
export async function instructorsLeft(
  ids: string[],
  act: Act & { actId: string }
): Promise<Consequences> {
  const groups = await release({ ids, moment: now().toJSDate() })
  const others = await dismiss({ ids })
  const consequences = { ...noConsequences(), groups: groups.length, assisted: others.length }
  if (groups.length + others.length === 0) return consequences
  await recordDeparture(act.actId, 'instructor')
  await keep(act.actId, groups, others)
  await tell(act, groups, others)
  return consequences
}

async function keep(actId: string, groups: Led[], others: Assisted[]) {
  const rows = [
    ...groups.map(({ id, instructor_id }) => ({
      group_id: id,
      instructor_id,
      is_assistant: false,
    })),
    ...others.map(({ group_id, instructor_id }) => ({
      group_id,
      instructor_id,
      is_assistant: true,
    })),
  ]
  await db()
    .insertInto('group_departures')
    .values(rows.map((row) => ({ ...row, departure_id: actId })))
    .execute()
}

async function tell({ actor }: Act, groups: Led[], others: Assisted[]) {
  const about = (id: string) => ({ actor, subjectType: 'group', subjectId: id })
  const inGroup = Map.groupBy(others, ({ group_id: id }) => id)
  await recordAudit(
    ...groups.map(({ id, instructor_id }) => ({
      ...about(id),
      action: 'groups.update',
      before: { instructor_id },
      after: { instructor_id: null },
    })),
    ...[...inGroup].map(([id, gone]) => ({
      ...about(id),
      action: 'groups.assistants',
      before: { assistants: gone[0]!.others + gone.length },
      after: { assistants: gone[0]!.others },
    }))
  )
}

const comingBack = statement(
  (_, given: { actId: string; moment: Date }) => sql<Led>`
    with back as (
      select g.tenant_id, g.id, d.instructor_id from group_departures d
      join groups g on (g.tenant_id, g.id) = (d.tenant_id, d.group_id)
      where d.departure_id = ${given.actId} and not d.is_assistant and g.instructor_id is null and ${goesOn}
      order by g.id for no key update of g
    )
    update groups t set instructor_id = back.instructor_id, version = t.version + 1, updated_at = ${given.moment}
    from back where (t.tenant_id, t.id) = (back.tenant_id, back.id)
    returning t.id, t.instructor_id`
)

const assistingAgain = statement(
  (_, given: { actId: string }) => sql<Assisted>`
    with back as (
      insert into group_assistants (tenant_id, group_id, instructor_id)
      select d.tenant_id, d.group_id, d.instructor_id from group_departures d
      join groups g on (g.tenant_id, g.id) = (d.tenant_id, d.group_id)
      where d.departure_id = ${given.actId} and d.is_assistant and ${goesOn}
      on conflict do nothing returning tenant_id, group_id, instructor_id
    )
    select back.group_id, back.instructor_id, (select count(*)::integer from group_assistants o
      where o.tenant_id = back.tenant_id and o.group_id = back.group_id) as others
    from back order by back.group_id, back.instructor_id`
)

const taken = statement((query, given: { actId: string }) =>
  query
    .selectFrom('group_departures')
    .where('departure_id', '=', given.actId)
    .select(['group_id', 'is_assistant', 'instructor_id'])
)

/** False where a group has another instructor by now, or has ended: then nothing may stay. */
export async function instructorsComeBack(ids: string[], actId: string, act: Act) {
  const before = await taken({ actId })
  if (!before.every(({ instructor_id: id }) => ids.includes(id))) return false
  const groups = await comingBack({ actId, moment: now().toJSDate() })
  const others = await assistingAgain({ actId })
  if (groups.length + others.length !== before.length) return false
  const about = (id: string) => ({ actor: act.actor, subjectType: 'group', subjectId: id })
  const inGroup = Map.groupBy(others, ({ group_id: id }) => id)
  await recordAudit(
    ...groups.map(({ id, instructor_id }) => ({
      ...about(id),
      action: 'groups.update',
      before: { instructor_id: null },
      after: { instructor_id },
    })),
    ...[...inGroup].map(([id, back]) => ({
      ...about(id),
      action: 'groups.assistants',
      before: { assistants: back[0]!.others },
      after: { assistants: back[0]!.others + back.length },
    }))
  )
  return true
}
