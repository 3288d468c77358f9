import type { Pool } from 'pg'

/** What a document of an index is made of: only a change of these is one. */
const watched = {
  students: [...peopleColumns(), 'birth_date'],
  instructors: peopleColumns(),
  groups: ['code', 'title_en', 'title_ar', 'work_type', 'course_id', 'branch_id', 'archived_at'],
  courses: ['title_en', 'title_ar'],
}

type Watched = keyof typeof watched

function peopleColumns() {
  const names = ['first_name', 'last_name', 'first_name_other', 'last_name_other']
  return [...names, 'number', 'email', 'phone', 'archived_at']
}

const trigger = (table: string, event: string) => `${table}_search_${event}`

/**
 * Every trigger there is, with its table; a course has no document of its own, and none without
 * groups.
 */
const triggers = (Object.keys(watched) as Watched[]).flatMap((table) =>
  (table === 'courses' ? ['update'] : ['insert', 'update', 'delete']).map((event) => ({
    table,
    event,
  }))
)

/**
 * The functions that note what changed, and their triggers, which do nothing until they are
 * switched on.
 */
export const searchTriggers = () =>
  triggers.map(({ table, event }) => {
    const name = trigger(table, event)
    const seen = [
      ...(event === 'delete' ? [] : ['new table as added']),
      ...(event === 'insert' ? [] : ['old table as removed']),
    ]
    return `
      ${searchTrigger(table, event)}
      create trigger ${name} after ${event} on public.${table}
        referencing ${seen.join(' ')} for each statement execute function public.${name}();
      alter table public.${table} disable trigger ${name};`
  })

/**
 * Made anew where what is watched changes. A course tells of all its groups, whichever its changer sees: its function runs
 * as the owner.
 */
export const searchTrigger = (table: Watched, event: string) => `
  create or replace function public.${trigger(table, event)}() returns trigger
  language plpgsql ${table === 'courses' ? 'security definer' : ''} set search_path = pg_catalog, pg_temp as $$
  begin
    insert into public.search_changes (tenant_id, kind, record_id) ${changed(table, event)};
    return null;
  end $$;`

function changed(table: Watched, event: string) {
  if (event === 'insert') return `select tenant_id, '${table}', id from added order by id`
  if (event === 'delete') return `select tenant_id, '${table}', id from removed order by id`
  const row = (alias: string) =>
    `(${watched[table].map((column) => `${alias}.${column}`).join(', ')})`
  const both = `added a join removed r using (tenant_id, id)`
  const differs = `${row('a')} is distinct from ${row('r')}`
  if (table !== 'courses')
    return `select tenant_id, '${table}', id from ${both} where ${differs} order by id`
  return `select g.tenant_id, 'groups', g.id from ${both}
    join public.groups g on g.tenant_id = a.tenant_id and g.course_id = a.id where ${differs} order by g.id`
}

/** Whether changes are noted for a server outside: as the installation is set, at every start. */
export async function switchSearchTriggers(owner: Pool, isOn: boolean) {
  const { rows } = await owner.query<{ name: string }>(
    `select tgname as name from pg_trigger where tgname = any($1) and (tgenabled <> 'D') <> $2`,
    [triggers.map(({ table, event }) => trigger(table, event)), isOn]
  )
  const found = new Set(rows.map(({ name }) => name))
  for (const { table, event } of triggers) {
    const name = trigger(table, event)
    const act = isOn ? 'enable' : 'disable'
    if (found.has(name)) await owner.query(`alter table public.${table} ${act} trigger ${name}`)
  }
}
