import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { auditOf } from '#tests/helpers/people/students'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { props, signedIn } from '#tests/helpers/visitor'

const path = '/admin/holidays'

const form = {
  name_en: 'Staff day',
  name_ar: 'يوم الموظفين',
  starts_on: '2026-10-04',
  ends_on: '٢٠٢٦-١٠-٠٥',
}

async function atTheDesk(client: ApiClient) {
  const centre = await createCentre()
  const account = await createAdministrator(centre)
  return { centre, visitor: await (await signedIn(client, account)).prepare() }
}

async function addHoliday(centre: Centre, row: Record<string, unknown> = {}) {
  const id = uuid()
  const days = { starts_on: '2026-09-23', ends_on: '2026-09-23' }
  await insert(centre, 'holidays', { id, name_en: 'National Day', ...days, ...row })
  return id
}

test.group('Holidays', () => {
  test('are added with their days in any digits and told in the trail; wrong ones stay out', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const answer = await visitor.post(path, form)
    const { holiday } = await props(visitor, answer.header('location')!)
    assert.include(holiday, { ...form, ends_on: '2026-10-05', days: 2 })
    const [told] = await auditOf(centre, holiday.id)
    assert.equal(told.action, 'holidays.create')
    assert.include(told.after, { name_en: 'Staff day', ends_on: '2026-10-05' })
    const refused = async (change: object) => {
      await visitor.post(path, { ...form, ...change })
      return Object.keys((await props(visitor, `${path}/create`)).errors)
    }
    assert.deepEqual(await refused({ ends_on: '2026-10-03' }), ['ends_on'])
    assert.deepEqual(await refused({ starts_on: '2026-02-30' }), ['starts_on'])
    assert.deepEqual(await refused({ ends_on: '2027-10-05' }), ['ends_on'])
    assert.deepEqual(await refused({ ends_on: '2326-10-04' }), ['ends_on'])
    assert.sameMembers(await refused({ name_en: '', name_ar: '' }), ['name_en', 'name_ar'])
    assert.lengthOf(await rowsOf(centre, 'holidays'), 1)
  })

  test('say how many sessions are still scheduled in them, by the centre’s clock', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    await writeSession(centre, '2090-02-28T20:30Z', '2090-02-28T20:45Z')
    await writeSession(centre, '2090-02-28T21:30Z', '2090-02-28T22:00Z')
    await writeSession(centre, '2090-03-02T20:00Z', '2090-03-02T20:45Z')
    await writeSession(centre, '2090-03-02T21:00Z', '2090-03-02T22:00Z')
    const cancelled = { status: 'cancelled', cancelled_by: 'centre' }
    await writeSession(centre, '2090-03-01T10:00Z', '2090-03-01T11:00Z', cancelled)
    const answer = await visitor.post(path, {
      ...form,
      ...{ starts_on: '2090-03-01', ends_on: '2090-03-02' },
    })
    const show = answer.header('location')!
    assert.equal((await props(visitor, show)).holiday.sessions_ahead, 2)
    const asked =
      '/admin/class-sessions?starts_from=2090-03-01&starts_to=2090-03-02&status=scheduled'
    assert.equal((await props(visitor, asked)).sessions.meta.total, 2)
  })

  test('count what their list shows: from today on, where they have begun already', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const midnight = DateTime.now().setZone('Asia/Riyadh').startOf('day')
    for (const days of [-1, 0, 1]) {
      const starts = midnight.plus({ days })
      await writeSession(centre, starts.toISO()!, starts.plus({ minutes: 1 }).toISO()!)
    }
    const day = (days: number) => midnight.plus({ days }).toISODate()!
    const span = { starts_on: day(-1), ends_on: day(1) }
    const answer = await visitor.post(path, { ...form, ...span })
    const { holiday } = await props(visitor, answer.header('location')!)
    assert.deepEqual([holiday.sessions_ahead, holiday.today], [2, day(0)])
    const shown = `starts_from=${holiday.today}&starts_to=${day(1)}&status=scheduled`
    const { sessions } = await props(visitor, `/admin/class-sessions?${shown}`)
    assert.equal(sessions.meta.total, 2)
  })

  test('are changed by version, archived, restored, exported and deleted; nobody sends more', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const id = await addHoliday(centre)
    const more = { preset: 'eid_al_fitr', preset_year: 1447, tenant_id: uuid() }
    await visitor.put(`${path}/${id}`, { ...form, ...more, version: 1 })
    const [saved] = await rowsOf(centre, 'holidays', { id })
    assert.include(saved, { name_en: 'Staff day', version: 2, preset: null, branch_id: null })
    await visitor.put(`${path}/${id}`, { ...form, name_en: 'Late', version: 1 })
    assert.isNotEmpty((await props(visitor, `${path}/${id}/edit`)).errors.version)

    await visitor.post('/admin/holiday-archives', { ids: [id] })
    assert.equal((await props(visitor, path)).holidays.meta.total, 0)
    await visitor.delete('/admin/holiday-archives', { ids: [id] })
    const lines = (await visitor.get('/admin/holiday-exports')).text().split('\r\n')
    assert.include(lines[1], 'Staff day,يوم الموظفين,2026-10-04,2026-10-05')
    await visitor.delete(`${path}/${id}`)
    assert.isEmpty(await rowsOf(centre, 'holidays'))
    assert.equal((await auditOf(centre, id)).at(-1).action, 'holidays.delete')
  })

  test('are listed by their first day, the latest first, by a span of days and by name', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const spring = await addHoliday(centre, { starts_on: '2026-03-19', ends_on: '2026-03-22' })
    const autumn = await addHoliday(centre, { name_en: 'Anniversary' })
    await addHoliday(await createCentre())
    const ids = async (asked: string) =>
      (await props(visitor, `${path}?${asked}`)).holidays.rows.map(({ id }: { id: string }) => id)
    assert.deepEqual(await ids(''), [autumn, spring])
    assert.deepEqual(await ids('sort=name'), [autumn, spring])
    assert.deepEqual(await ids('starts_from=2026-03-01&starts_to=2026-03-19'), [spring])
    assert.deepEqual(await ids('q=anniv'), [autumn])
    assert.deepEqual(await ids('sort=nonsense&starts_from=never'), [autumn, spring])
  })

  test('need their own permission; another centre’s are not there', async ({ client }) => {
    const { centre, visitor } = await atTheDesk(client)
    const id = await addHoliday(centre)
    const onlooker = await createAdministratorWho(centre, ['admin.holidays.index'])
    const looking = await (await signedIn(client, onlooker)).prepare()
    ;(await looking.get(`${path}/${id}`)).assertStatus(200)
    ;(await looking.post(path, form)).assertStatus(403)
    ;(await looking.put(`${path}/${id}`, form)).assertStatus(403)
    ;(await looking.delete(`${path}/${id}`)).assertStatus(403)
    ;(await looking.get('/admin/holiday-proposals')).assertStatus(403)
    ;(await looking.post('/admin/holiday-proposals', { holidays: [] })).assertStatus(403)
    const foreign = await addHoliday(await createCentre())
    for (const stranger of [foreign, uuid(), 'nonsense']) {
      ;(await visitor.get(`${path}/${stranger}`)).assertStatus(404)
      ;(await visitor.put(`${path}/${stranger}`, { ...form, version: 1 })).assertStatus(404)
      ;(await visitor.delete(`${path}/${stranger}`)).assertStatus(404)
      ;(await visitor.post('/admin/holiday-archives', { ids: [id, stranger] })).assertStatus(404)
    }
  })
})
