import { test } from '@japa/runner'
import {
  paymentMethodList,
  paymentMethodSource,
} from '#domain/billing/payment_methods/payment_method_source'
import { sql } from 'kysely'
import { creditNoteList, creditNoteSource } from '#domain/billing/queries/list_credit_notes'
import { invoiceList, invoiceSource } from '#domain/billing/queries/list_invoices'
import { packageList, packageSource } from '#domain/billing/queries/list_packages'
import { serviceList, serviceSource } from '#domain/billing/queries/list_services'
import {
  classSessionList,
  classSessionSource,
} from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { holidayList, holidaySource } from '#domain/scheduling/holidays/queries/list_holidays'
import { ListQuery } from '#core/lists/list_query'
import { orderOf, type CatalogueSource } from '#domain/shared/lists/catalogue_source'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { db, readTenant } from '#domain/shared/data/database'
import { courseList, courseSource } from '#domain/teaching/courses/queries/list_courses'
import { groupList, groupSource } from '#domain/teaching/groups/queries/list_groups'
import {
  instructorList,
  instructorSource,
} from '#domain/teaching/instructors/queries/list_instructors'
import { levelList, levelSource } from '#domain/teaching/catalogue/queries/list_levels'
import { subjectList, subjectSource } from '#domain/teaching/catalogue/queries/list_subjects'
import { termList, termSource } from '#domain/teaching/catalogue/queries/list_terms'
import { createCentre } from '#tests/helpers/centre/centre'

type List = { shape: ListShape; source: CatalogueSource<ListShape, unknown, unknown> }

const lists: List[] = [
  { shape: subjectList, source: subjectSource },
  { shape: levelList, source: levelSource },
  { shape: termList, source: termSource },
  { shape: holidayList, source: holidaySource },
  { shape: paymentMethodList, source: paymentMethodSource },
  { shape: courseList, source: courseSource },
  { shape: groupList, source: groupSource },
  { shape: instructorList, source: instructorSource },
  { shape: serviceList, source: serviceSource },
  { shape: packageList, source: packageSource },
  { shape: invoiceList, source: invoiceSource },
  { shape: creditNoteList, source: creditNoteSource },
  { shape: classSessionList, source: classSessionSource },
]

const ways = ['enable_seqscan', 'enable_sort', 'enable_bitmapscan']

/** How PostgreSQL would begin the list: whether it can follow an index doesn't depend on how much there is. */
async function planOf({ shape, source }: List, locale: 'en' | 'ar', sort?: string, off = ways) {
  const centre = await createCentre()
  const asked = new ListQuery(shape, { sort }).in({ timezone: 'Asia/Riyadh' }, locale)
  return readTenant(centre.id, async () => {
    const turnOff = sql`select set_config(name, 'off', true)
      from unnest(${off}::text[]) name`
    await turnOff.execute(db())
    const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`
      explain select t.id from ${sql.table(source.table)} t where t.archived_at is null
      order by ${orderOf(source, asked)} limit 25`.execute(db())
    return lines.map((line) => line['QUERY PLAN']).join('\n')
  })
}

const sortsAll = /^\s*(->\s+)?Sort /m

test.group('The order of a catalogue', () => {
  for (const list of lists) {
    for (const locale of ['en', 'ar'] as const) {
      test(`${list.shape.area} open in ${locale} without sorting the centre's`, async ({
        assert,
      }) => {
        const plan = await planOf(list, locale)
        assert.match(plan, /Index (Only )?Scan/)
        assert.notMatch(plan, sortsAll)
      })
    }
  }

  for (const { shape, source } of [
    { shape: invoiceList, source: invoiceSource },
    { shape: creditNoteList, source: creditNoteSource },
  ]) {
    for (const sort of Object.keys(shape.sorts)) {
      test(`${shape.area} by ${sort} read no row for the order`, async ({ assert }) => {
        const off = [...ways, 'enable_indexscan']
        const plan = await planOf({ shape, source }, 'en', sort, off)
        assert.match(plan, /Index Only Scan/)
        assert.notMatch(plan, sortsAll)
      })
    }
  }

  test('an order without an index is sorted, and seen to be', async ({ assert }) => {
    assert.match(
      await planOf({ shape: subjectList, source: subjectSource }, 'en', 'created_at'),
      sortsAll
    )
  })
})
