import type pg from 'pg'
import { v7 as uuid } from 'uuid'
import { inLargest } from '#benchmarks/seed/in_largest'
import { settings } from '#benchmarks/settings'

/** Groups of the largest centre, each with as many students: 100,020 enrolments. */
export const inGroup = 60
export const groups = Math.ceil(settings.students / inGroup)

const fill = `
  with made as (
    insert into public.groups (tenant_id, id, code, title_en, title_ar, course_id, work_type, starts_on, capacity, status)
    select $1, gen_random_uuid(), 'G-' || lpad(n::text, 4, '0'), 'Group ' || n, 'مجموعة ' || n, $2, 'in_person',
      date '2026-09-01' + n % 60, ${inGroup}, 'running'
    from generate_series(1, ${groups}) n returning id, code
  )
  insert into public.enrolments (tenant_id, id, student_id, group_id, status, enrolled_on, starts_on)
  select $1, gen_random_uuid(), s.id, m.id, 'active', '2026-09-01', '2026-09-01'
  from made m join (
    select id, row_number() over (order by sequence) - 1 as place from public.students where tenant_id = $1
  ) s on s.place / ${inGroup} = substring(m.code from 3)::integer - 1`

export async function seedGroups(owner: pg.Client) {
  const isMade = await inLargest(owner, async (tenant) => {
    const { rowCount } = await owner.query('select from public.groups limit 1')
    if (rowCount === 0) await fillGroups(owner, tenant)
    return rowCount === 0
  })
  if (isMade) await owner.query('vacuum analyze')
}

async function fillGroups(owner: pg.Client, tenant: string) {
  const [subject, course] = [uuid(), uuid()]
  await owner.query(
    `insert into public.subjects (tenant_id, id, code, name_en) values ($1, $2, 'BENCH', 'Bench')`,
    [tenant, subject]
  )
  await owner.query(
    `insert into public.courses (tenant_id, id, code, title_en, subject_id) values ($1, $2, 'BENCH', 'Bench', $3)`,
    [tenant, course, subject]
  )
  await owner.query(fill, [tenant, course])
}
