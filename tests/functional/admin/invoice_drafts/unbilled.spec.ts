import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { freezeClock } from '#domain/shared/time/clock'
import { attended, pricedGroup, sessionOn } from '#tests/helpers/billing/unbilled'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { props, signedIn } from '#tests/helpers/visitor'

const path = '/admin/invoices/create'
const days = { from: '2026-11-01', until: '2026-11-30' }
const everybody = { ...days, is_all: true, families: [] }

async function openOffice(client: ApiClient, centre: Centre) {
  return (await signedIn(client, await createAdministrator(centre))).prepare()
}

/** Two students in groups of their own: three sessions, and one. */
async function taughtCentre() {
  const centre = await createCentre()
  const first = await pricedGroup(centre, { minor: 10_000n, currency: 'USD', exponent: 2 })
  const second = await pricedGroup(centre, { minor: 5_000n, currency: 'USD', exponent: 2 })
  for (const day of ['02', '09', '16']) await attended(centre, first, `2026-11-${day}`)
  await attended(centre, second, '2026-11-05')
  return { centre, first, second }
}

test.group('Invoices of what is unbilled', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T09:00Z'))

  test('C16 are proposed by family with totals, this month up to today', async ({
    client,
    assert,
  }) => {
    const { centre, first } = await taughtCentre()
    await sessionOn(centre, first.group, '2026-11-18')
    const visitor = await openOffice(client, centre)
    const page = await props(visitor, path)
    assert.include(page.query, { from: '2026-11-01', until: '2026-11-21' })
    assert.include(page.summary, { families: 2, drafts: 2, page: 1, pages: 1 })
    assert.deepEqual(page.summary.totals, [{ minor: '35000', currency: 'USD', exponent: 2 }])
    assert.deepEqual(page.summary.skipped, [{ reason: 'unmarked', session_count: 1 }])
    const [family] = page.families
    assert.deepEqual(family.totals, [{ minor: '30000', currency: 'USD', exponent: 2 }])
    const [student] = family.students
    assert.equal(student.id, first.student)
    assert.include(student.lines[0], { quantity_numerator: '3', unit: 'session' })
    assert.include(student.skipped[0], { reason: 'unmarked', session_count: 1 })
  })

  test('C16 become the drafts of the families that are ticked, once', async ({
    client,
    assert,
  }) => {
    const { centre, first, second } = await taughtCentre()
    const visitor = await openOffice(client, centre)
    const one = await visitor.post('/admin/proposed-drafts', {
      ...everybody,
      families: [first.student],
    })
    const [draft] = await rowsOf(centre, 'documents')
    assert.equal(one.header('location'), `/admin/invoices/${draft!.id}`)
    assert.include(draft, { total: '5000', status: 'draft', period_from: '2026-11-01' })
    const rest = await props(visitor, path)
    assert.equal(rest.summary.families, 1)
    assert.equal(rest.families[0].id, first.student)
    await attended(centre, second, '2026-11-12')
    const both = await visitor.post('/admin/proposed-drafts', everybody)
    assert.equal(both.header('location'), '/admin/invoices?state=draft')
    assert.lengthOf(await rowsOf(centre, 'documents'), 3)
    const empty = await props(visitor, path)
    assert.include(empty.summary, { families: 0, drafts: 0 })
    assert.deepEqual(empty.summary.skipped, [{ reason: 'claimed', session_count: 5 }])
    await visitor.post('/admin/proposed-drafts', everybody)
    assert.lengthOf(await rowsOf(centre, 'documents'), 3)
  })

  test('C16 are narrowed to a student, a group or a session, and to nothing of another centre', async ({
    client,
    assert,
  }) => {
    const { centre, first, second } = await taughtCentre()
    const session = await attended(centre, second, '2026-10-20')
    const visitor = await openOffice(client, centre)
    const totalsOf = async (query: string) =>
      (await props(visitor, `${path}?${query}`)).summary.totals
    const usd = (minor: string) => [{ minor, currency: 'USD', exponent: 2 }]
    const today = await props(visitor, `${path}?student=${second.student}`)
    assert.include(today.query, { from: '2025-11-21', until: '2026-11-21' })
    assert.deepEqual(today.summary.totals, usd('10000'))
    assert.deepEqual(await totalsOf(`student=${first.student}`), usd('30000'))
    assert.deepEqual(await totalsOf(`group=${second.group}`), usd('5000'))
    assert.deepEqual(
      await totalsOf(`group=${second.group}&from=2026-10-01&until=2026-11-30`),
      usd('10000')
    )
    const { query, summary, subject } = await props(visitor, `${path}?session=${session}`)
    assert.include(query, { from: '2026-10-01', until: '2026-10-31' })
    assert.include(subject, { kind: 'session', day: '2026-10-20' })
    assert.deepEqual(summary.totals, usd('5000'))
    assert.deepEqual(
      (await props(visitor, `${path}?from=9&until=2026-01-01`)).query.from,
      '2026-11-01'
    )

    const other = await taughtCentre()
    for (const narrowed of [
      `student=${other.first.student}`,
      `group=${other.first.group}`,
      'session=x',
    ])
      (await visitor.visit(`${path}?${narrowed}`)).assertStatus(404)
    const foreign = { ...everybody, families: [other.first.student], is_all: false }
    await visitor.post('/admin/proposed-drafts', foreign)
    assert.isEmpty(await rowsOf(centre, 'documents'))
  })

  test('C16 are for holders of the permission to add invoices', async ({ client, assert }) => {
    const { centre, first } = await taughtCentre()
    const seeing = await createAdministratorWho(centre, ['admin.invoices.index'])
    const visitor = await (await signedIn(client, seeing)).prepare()
    ;(await visitor.visit(`${path}?student=${first.student}`)).assertStatus(403)
    ;(await visitor.post('/admin/proposed-drafts', everybody)).assertStatus(403)
    assert.isEmpty(await rowsOf(centre, 'documents'))
  })
})
