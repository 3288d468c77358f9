import { boys, girls, regions } from '#database/seeders/demo/data/names'

const given = [...boys, ...girls]
const families = [...regions.SA.families, ...regions.JO.families]

/** An even, repeatable draw from `count` for row g; `salt` makes draws independent of each other. */
const draw = (salt: number, count: number) =>
  `(abs(hashint4(g * 31 + ${salt})::bigint) % ${count})::integer`
const chosen = (array: string, salt: number, count: number) =>
  `(${array})[1 + ${draw(salt, count)}]`

const name = (script: 0 | 1) => [
  `${chosen(`$${4 + script}::text[]`, 1, given.length)} || ' ' || ${chosen(`$${4 + script}::text[]`, 2, boys.length)}`,
  chosen(`$${6 + script}::text[]`, 3, families.length),
]
const [latinFirst, latinLast] = name(0)
const [arabicFirst, arabicLast] = name(1)
const inArabic = 'g % 5 < 2'

/** Students g = 1 … $3 of the tenant $1, two of five written in Arabic first, the other script beside it. */
export const insertStudents = `
  insert into public.students (tenant_id, id, sequence, number, first_name, last_name, first_name_other, last_name_other,
    phone, email, whatsapp, gender, birth_date, nationality, school_name, status, created_at, updated_at, archived_at)
  select $1::uuid, (lpad(to_hex((extract(epoch from joined) * 1000)::bigint), 12, '0') || '7'
      || substr(md5($1::uuid::text || g), 1, 3) || '8' || substr(md5($1::uuid::text || g), 4, 15))::uuid,
    g, 'S-' || to_char(joined, 'YY') || to_char(g, 'FM999990000'),
    case when ${inArabic} then ${arabicFirst} else ${latinFirst} end,
    case when ${inArabic} then ${arabicLast} else ${latinLast} end,
    case when ${inArabic} then ${latinFirst} else ${arabicFirst} end,
    case when ${inArabic} then ${latinLast} else ${arabicLast} end,
    '+9665' || lpad(${draw(4, 100_000_000)}::text, 8, '0'),
    case when g % 4 = 0 then 'student' || g || '@mail.test' end,
    g % 3 > 0, case when ${draw(1, given.length)} < ${boys.length} then 'male' else 'female' end,
    date '2008-01-01' + ${draw(5, 3650)}, 'SA', ${chosen('$8::text[]', 6, 4)},
    ${chosen(`'{active,active,active,active,active,lead,applicant,on_hold,left,alumni}'::text[]`, 7, 10)},
    joined, joined, case when g % 17 = 0 then joined + interval '1 day' end
  from generate_series(1, $3::integer) as g
  cross join lateral (select timestamptz '2026-11-01' - make_interval(secs => ($3 - g) * $2::float8) as joined) as moment`

const years = 3

export function studentBindings(tenant: string, count: number) {
  const latin = (pairs: readonly (readonly [string, string])[]) => pairs.map(([text]) => text)
  const arabic = (pairs: readonly (readonly [string, string])[]) => pairs.map(([, text]) => text)
  const step = (years * 365 * 86_400) / count
  const names = [latin(given), arabic(given), latin(families), arabic(families)]
  return [tenant, step, count, ...names, regions.SA.schools]
}
