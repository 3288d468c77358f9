import { sql } from 'kysely'
import { fullName, type NamedPayer } from '#domain/billing/payers/named_payers'
import { statement } from '#domain/shared/data/statement'

/**
 * `reference` names a payer who may not be opened yet: `household:ID`, `student:ID`, or `payer:ID` of one
 * who is. `children` are the students by whom a family was found.
 */
export type PayerChoice = Pick<NamedPayer, 'kind' | 'number' | 'name' | 'name_other'> &
  Record<'reference', string> & { children: Pick<NamedPayer, 'name' | 'name_other'>[] }

const most = 20

type PayerSearch = { typed: string; students: string[] }

const isTyped = (typed: string, ...texts: string[]) =>
  sql<boolean>`search.normalise(concat_ws(' ', ${sql.join(texts.map((text) => sql.ref(text)))}))
    like all (coalesce((select search.patterns(${typed})), array['']))`

const child = sql`jsonb_build_object('name', ${fullName('f')}, 'name_other', ${fullName('f', '_other')})`

const choices = statement(
  (_, { typed, students }: PayerSearch) => sql<PayerChoice>`
    with found as (
      select s.*, f.place from unnest(${students}::uuid[]) with ordinality f (id, place) join students s on s.id = f.id
    ), families as (
      select h.id, min(f.place) as place, jsonb_agg(${child} order by f.place) as children
      from found f join households h on h.id = f.household_id and h.archived_at is null group by h.id
      union all
      select h.id, 0, '[]' from households h
      where h.archived_at is null and ${isTyped(typed, 'h.name', 'h.name_other', 'h.number', 'h.company_name')}
        and not exists (select from found f where f.household_id = h.id)
    ), offered as (
      select 'household:' || h.id as reference, 'household' as kind, h.number,
        coalesce(h.company_name, ${fullName('g')}, ${fullName('p')}, h.name) as name,
        case when h.company_name is not null then null
          when g.id is not null then ${fullName('g', '_other')}
          when p.id is not null then ${fullName('p', '_other')} else h.name_other end as name_other,
        w.children, w.place
      from families w join households h on h.id = w.id
        left join guardians g on g.id = h.payer_guardian_id left join students p on p.id = h.payer_student_id
      union all
      select 'student:' || f.id, 'student', f.number, ${fullName('f')}, ${fullName('f', '_other')}, '[]', f.place from found f
      where not exists (select from households h where h.id = f.household_id and h.archived_at is null)
      union all
      select 'payer:' || c.id, 'company', c.tax_number, c.name, c.name_other, '[]', 0 from payers c
      where c.kind = 'company' and c.archived_at is null and ${isTyped(typed, 'c.name', 'c.name_other', 'c.tax_number')}
    )
    select reference, kind, number, name, name_other, children from offered
    order by ${isTyped(typed, 'name', 'name_other', 'number')} desc, place, name limit ${sql.lit(most)}`
)

/** Finds families, students who pay for themselves and companies; `students` are found by what is typed. */
export const findPayerChoices = (search: PayerSearch) => choices(search)
