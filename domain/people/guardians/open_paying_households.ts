import { sql } from 'kysely'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { taking } from '#domain/shared/data/counters'
import { db } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { numberPrefixes } from '#domain/shared/records/number_prefixes'

type Guardian = Columns<'student_guardians', 'guardian_id'>
type Lacking = Columns<'guardians', 'id' | 'last_name' | 'last_name_other'>
type Joined = Columns<'students', 'id'> & Record<'number', string>

/**
 * Children whose payer was named, and who are in no household, join the first that this guardian pays for,
 * else one that is opened in the family’s name. The caller has locked the children.
 */
export async function openPayingHouseholds(children: string[], actor: Actor) {
  const lacking = await listLacking(children)
  if (lacking.length > 0) await open(lacking, actor)
  const join = sql<Joined>`
    update students s set household_id = h.id
    from student_guardians l cross join lateral (
      select id, number from households h
      where h.tenant_id = l.tenant_id and h.payer_guardian_id = l.guardian_id and h.archived_at is null
      order by h.number limit 1) as h
    where s.id = any(${children}::uuid[]) and s.household_id is null and l.is_payer
      and (l.tenant_id, l.student_id) = (s.tenant_id, s.id)
    returning s.id, h.number`
  const { rows } = await join.execute(db())
  await recordAudit(
    ...rows.map(({ id, number }) => ({
      actor,
      action: 'households.join',
      subjectType: 'student',
      subjectId: id,
      before: { household: null },
      after: { household: number },
    }))
  )
}

async function listLacking(children: string[]) {
  const read = sql<Lacking>`
    select g.id, g.last_name, g.last_name_other from guardians g
    where exists (
      select from student_guardians l join students s on (s.tenant_id, s.id) = (l.tenant_id, l.student_id)
      where l.tenant_id = g.tenant_id and l.guardian_id = g.id and l.is_payer and s.household_id is null
        and s.id = any(${children}::uuid[]))
    and not exists (select from households h
      where h.tenant_id = g.tenant_id and h.payer_guardian_id = g.id and h.archived_at is null)
    order by g.sequence`
  return (await read.execute(db())).rows
}

async function open(guardians: Lacking[], actor: Actor) {
  const taken = taking({ counter: 'households', count: guardians.length })
  const make = sql<Columns<'households', 'id' | 'number' | 'name' | 'name_other'> & Guardian>`
    with taken as (${taken}), numbered as (
      select taken.first + g.place - 1 as n, g.* from taken
      cross join rows from (jsonb_to_recordset(${JSON.stringify(guardians)}::jsonb)
        as (id uuid, last_name text, last_name_other text)) with ordinality as g (id, last_name, last_name_other, place)
    )
    insert into households (id, number, name, name_other, payer_guardian_id)
    select gen_random_uuid(), ${numberPrefixes.households} || lpad(n::text, greatest(4, length(n::text)), '0'),
      last_name, last_name_other, id
    from numbered
    returning id, number, name, name_other, payer_guardian_id as guardian_id`
  const { rows } = await make.execute(db())
  await recordAudit(
    ...rows.map(({ id, guardian_id: payer_guardian_id, ...after }) => ({
      actor,
      action: 'households.create',
      subjectType: 'household',
      subjectId: id,
      after: { ...after, payer_kind: 'guardian', payer_guardian_id },
    }))
  )
}
