import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ListQuery } from '#core/lists/list_query'
import { studentMakeUps } from '#domain/attendance/make_ups/queries/student_make_ups'
import {
  classSessionList,
  classSessionSource,
} from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { db, readTenant } from '#domain/shared/data/database'
import { countCatalogue } from '#domain/shared/lists/count_catalogue'
import { createCentre } from '#tests/helpers/centre/centre'

const plansOf = async (text: string) => {
  const { rows } = await sql<{ kept: string; made: string }>`
    select generic_plans as kept, custom_plans as made from pg_prepared_statements
    where statement like ${text} and statement not like '%pg_prepared_statements%'`.execute(db())
  return rows
}

const student = randomUUID()
const query = new ListQuery(classSessionList, { student })

const reads = [
  {
    name: 'sessions that are ahead',
    read: () => countCatalogue(classSessionSource, query.in({ timezone: 'Asia/Riyadh' }, 'en')),
    text: '%count(*)::integer as total from "listed_class_sessions"%',
  },
  {
    name: 'make-up credits',
    read: () => studentMakeUps(student),
    text: '%"make_up_credits" as "c"%order by%',
  },
]

test.group("What a student's page reads beside its open tab", () => {
  for (const { name, read, text } of reads) {
    test(`${name} are planned once for a connection`, async ({ assert }) => {
      await readTenant((await createCentre()).id, async () => {
        for (let time = 0; time < 3; time++) await read()
        const [plans] = await plansOf(text)
        assert.isAtLeast(Number(plans?.kept), 3)
        assert.equal(plans!.made, '0')
      })
    })
  }
})
