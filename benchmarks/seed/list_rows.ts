import type pg from 'pg'
import { inLargest } from '#benchmarks/seed/in_largest'

export const entries = 1000

const named = (prefix: string, en: string, ar: string) =>
  `gen_random_uuid(), '${prefix}-' || lpad(n::text, 4, '0'), '${en} ' || n, '${ar} ' || n`
const numbers = `from generate_series(1, ${entries}) n`
const nth = (table: string) =>
  `(select id, row_number() over (order by code) n from public.${table} where tenant_id = $1) ${table}`

/** Each by the table it fills, or in the case of groups spreads over the courses; `$1` is the tenant. */
const fills = {
  instructors: `
    insert into public.instructors (tenant_id, id, number, first_name, last_name, first_name_other, last_name_other, phone)
    select tenant_id, gen_random_uuid(), 'T-' || lpad(sequence::text, 4, '0'), first_name, last_name, first_name_other,
      last_name_other, phone
    from public.students where tenant_id = $1 and sequence <= ${entries}`,
  guardians: `
    insert into public.guardians (tenant_id, id, sequence, number, first_name, last_name, first_name_other,
      last_name_other, phone, created_at)
    select tenant_id, gen_random_uuid(), sequence, 'P-' || lpad(sequence::text, 6, '0'), first_name, last_name,
      first_name_other, last_name_other, phone, created_at
    from public.students where tenant_id = $1`,
  student_guardians: `
    insert into public.student_guardians (tenant_id, student_id, guardian_id, relation, is_primary)
    select $1, s.id, g.id, 'father', true
    from public.students s join public.guardians g on g.tenant_id = $1 and g.sequence = s.sequence
    where s.tenant_id = $1`,
  subjects: `
    insert into public.subjects (tenant_id, id, code, name_en, name_ar)
    select $1, ${named('SUB', 'Subject', 'مادة')} ${numbers}`,
  levels: `
    insert into public.levels (tenant_id, id, code, name_en, name_ar, position)
    select $1, ${named('LVL', 'Level', 'مستوى')}, n ${numbers}`,
  terms: `
    insert into public.terms (tenant_id, id, code, name_en, name_ar, starts_on, ends_on)
    select $1, ${named('TRM', 'Term', 'فصل')}, date '2020-01-01' + n, date '2020-03-01' + n ${numbers}`,
  courses: `
    insert into public.courses (tenant_id, id, code, title_en, title_ar, subject_id, level_id, price, currency, exponent,
      billing_mode)
    select $1, ${named('CRS', 'Course', 'دورة')}, subjects.id, levels.id, 45000, 'SAR', 2, 'per_month'
    ${numbers} join ${nth('subjects')} using (n) join ${nth('levels')} using (n)`,
  groups: `
    update public.groups g set course_id = c.id
    from (select id, row_number() over (order by code) n from public.courses where tenant_id = $1) c
    where g.tenant_id = $1 and c.n = 1 + substring(g.code from 3)::integer % ${entries}`,
  services: `
    insert into public.services (tenant_id, id, code, name_en, name_ar, kind, unit, subject_id)
    select $1, ${named('SRV', 'Service', 'خدمة')}, 'tuition', 'month', subjects.id
    ${numbers} join ${nth('subjects')} using (n)`,
  service_prices: `
    insert into public.service_prices (tenant_id, id, service_id, effective_from, amount, currency, exponent)
    select tenant_id, gen_random_uuid(), id, date '2026-01-01', 45000, 'SAR', 2
    from public.services where tenant_id = $1`,
  packages: `
    insert into public.packages (tenant_id, id, code, name_en, name_ar, unit, price, currency, exponent, status)
    select $1, ${named('PKG', 'Package', 'باقة')}, 'sessions', 360000, 'SAR', 2, 'active' ${numbers}`,
  package_lines: `
    insert into public.package_lines (tenant_id, package_id, service_id, quantity, position)
    select $1, packages.id, services.id, 8, 1 from ${nth('packages')} join ${nth('services')} using (n)`,
}

export async function seedLists(owner: pg.Client) {
  const isMade = await inLargest(owner, async (tenant) => {
    const { rowCount } = await owner.query('select from public.packages limit 1')
    if (rowCount) return false
    for (const fill of Object.values(fills)) await owner.query(fill, [tenant])
    return true
  })
  if (isMade) await owner.query('vacuum analyze')
}
