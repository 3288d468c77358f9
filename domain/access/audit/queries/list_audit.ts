import { type RawBuilder, sql } from 'kysely'
import { type Columns, columns, type RowIn } from '#domain/shared/data/sql'
import { type AuditArea, kindsNamed } from '#domain/access/audit/audit_areas'
import { seenSides } from '#domain/shared/audit/seen_sides'
import { statement } from '#domain/shared/data/statement'

export type AuditFilter = {
  actor: string | null
  subject: string | null
  area: AuditArea | null
  from: Date | null
  /** Exclusive. */
  until: Date | null
  before: string | null
}

const event = columns('audit_events', 'e', [
  'id',
  'occurred_at',
  'actor_id',
  'actor_name_other',
  'action',
  'area',
  'subject_type',
  'subject_id',
  'before',
  'after',
])

export type AuditRow = RowIn<typeof event> & {
  actor_name: Columns<'audit_events', 'actor_name'>['actor_name']
  actor_photo: Columns<'administrators', 'photo'>['photo']
  subject_name: string | null
  subject_name_other: string | null
  role_names: Record<string, string> | null
}

const persons = ['administrator', 'instructor', 'student', 'guardian']
  .map(
    (type) => `select first_name, last_name, first_name_other, last_name_other from ${type}s
    where tenant_id = e.tenant_id and id = u.${type}_id`
  )
  .join(' union all ')

const records = kindsNamed('person')
  .map(
    ({
      table,
      one,
    }) => `select first_name, last_name, first_name_other, last_name_other from ${table}
    where e.subject_type = '${one}' and tenant_id = e.tenant_id and id = e.subject_id`
  )
  .concat(
    `select s.first_name, s.last_name, s.first_name_other, s.last_name_other
    from enrolments n join students s on (s.tenant_id, s.id) = (n.tenant_id, n.student_id)
    where e.subject_type = 'enrolment' and n.tenant_id = e.tenant_id and n.id = e.subject_id`
  )
  .join(' union all ')

const entries = kindsNamed('name', 'title')
  .map(
    ({ table, one, named }) => `select ${named}_en as en, ${named}_ar as ar from ${table}
      where e.subject_type = '${one}' and tenant_id = e.tenant_id and id = e.subject_id`
  )
  .concat(
    `select name as en, name_other as ar from households
      where e.subject_type = 'household' and tenant_id = e.tenant_id and id = e.subject_id`
  )
  .join(' union all ')

type Asked = keyof AuditFilter
type Given = AuditFilter & { most: number }

const tests: Record<Asked, (given: Given) => RawBuilder<unknown>> = {
  actor: ({ actor }) => sql`actor_id = ${actor}::uuid`,
  subject: ({ subject }) => sql`subject_id = ${subject}::uuid`,
  area: ({ area }) => sql`area = ${area}`,
  from: ({ from }) => sql`occurred_at >= ${from}::timestamptz`,
  until: ({ until }) => sql`occurred_at < ${until}::timestamptz`,
  before: ({ before }) => sql`id < ${before}::uuid`,
}

/** The trail keeps roles by their English names; the Arabic names are today's. */
const roleNames = `
  select jsonb_object_agg(n.name, n.name_ar) from roles n
  where n.tenant_id = e.tenant_id and n.name_ar is not null
    and e.action in ('users.create', 'users.change_roles', 'roles.delete')
    and jsonb_exists(coalesce(e.before->'roles', '[]') || coalesce(e.after->'roles', '[]')
      || coalesce(e.after->'replacement', '[]'), n.name)`

const page = (asked: Asked[], given: Given) => sql<AuditRow>`
  select ${event}, case when e.actor_id is not null then e.actor_name end as actor_name, ap.photo as actor_photo,
    coalesce(p.first_name || ' ' || p.last_name, s.first_name || ' ' || s.last_name, r.name,
      c.en, c.ar, e.before->>'name', e.after->>'name', e.before->>'name_en', e.before->>'title_en',
      e.before->>'name_ar', e.before->>'title_ar') as subject_name,
    coalesce(p.first_name_other || ' ' || p.last_name_other, s.first_name_other || ' ' || s.last_name_other, r.name_ar,
      c.ar, e.before->>'name_ar', e.after->>'name_ar', e.before->>'title_ar') as subject_name_other,
    (${sql.raw(roleNames)}) as role_names
  from (
    select * from audit_events ${
      asked.length > 0
        ? sql`where ${sql.join(
            asked.map((name) => tests[name](given)),
            sql` and `
          )}`
        : sql``
    }
    order by id desc limit ${given.most}::integer
  ) e
  left join users au on (au.tenant_id, au.id) = (e.tenant_id, e.actor_id)
  left join administrators ap on (ap.tenant_id, ap.id) = (au.tenant_id, au.administrator_id)
  left join users u on e.subject_type = 'user' and (u.tenant_id, u.id) = (e.tenant_id, e.subject_id)
  left join lateral (${sql.raw(persons)}) p on true
  left join lateral (${sql.raw(records)}) s on true
  left join lateral (${sql.raw(entries)}) c on true
  left join roles r on e.subject_type = 'role' and (r.tenant_id, r.id) = (e.tenant_id, e.subject_id)
  order by e.id desc`

const pages = new Map<string, ReturnType<typeof statementOf>>()

const statementOf = (asked: Asked[]) => statement((_, given: Given) => page(asked, given))

/** One statement for each choice of filters, so that a filter nobody asks for hides no index. */
function pageOf(filter: AuditFilter) {
  const asked = (Object.keys(tests) as Asked[]).filter((name) => filter[name] !== null)
  const key = asked.join()
  const found = pages.get(key) ?? statementOf(asked)
  pages.set(key, found)
  return found
}

/** Latest first. Ids carry the time, so the index gives entries in order; nothing is counted. */
export class ListAudit {
  async execute(filter: AuditFilter, most: number) {
    const rows = await pageOf(filter)({ ...filter, most: most + 1 })
    return { rows: await seenSides(rows.slice(0, most)), hasOlder: rows.length > most }
  }
}
