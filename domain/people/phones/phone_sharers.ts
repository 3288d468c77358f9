import { sql } from 'kysely'
import { columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

export const phoneAreas = ['students', 'guardians', 'instructors'] as const

export type PhoneArea = (typeof phoneAreas)[number]

const sharerColumns = (area: PhoneArea) =>
  columns(area, 'p', ['id', ...storedNameFields, 'version'])

export type PhoneSharer = RowIn<ReturnType<typeof sharerColumns>> & { area: PhoneArea }

const inArea = (area: PhoneArea, phone: string, self: string) => sql`
  select ${sql.lit(area)}::text as area, ${sharerColumns(area)} from ${sql.table(area)} p
  where p.phone = ${phone} and p.archived_at is null and p.id <> ${self}`

const sharers = statement(
  (_, { phone, self, areas }: { phone: string; self: string; areas: string[] }) => sql<PhoneSharer>`
    select * from (${sql.join(
      phoneAreas.map((area) => inArea(area, phone, self)),
      sql` union all `
    )}) sharer
    where area = any(${areas}::text[]) order by area desc, last_name, first_name, id limit 50`
)

/** Other people of these areas with the same number who aren't archived; 50 at most. */
export const listPhoneSharers = (phone: string, self: string, areas: PhoneArea[]) =>
  sharers({ phone, self, areas })
