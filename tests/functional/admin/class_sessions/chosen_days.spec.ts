import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { office } from '#tests/helpers/centre/office'
import { insert } from '#tests/helpers/database/insert'
import { sessionsIn } from '#tests/helpers/scheduling/editing'
import { createGroup } from '#tests/helpers/teaching/groups'
import type { Visitor } from '#tests/helpers/visitor'

const path = '/admin/class-sessions'

const form = (fields: object) => ({
  type: 'event',
  repeats: 'weekly',
  starts_on: '2026-09-07',
  slots: [{ weekday: 1, starts: '17:00', minutes: 60 }],
  ends: 'count',
  ends_count: 4,
  series_id: uuid(),
  ...fields,
})

const previewed = async (visitor: Visitor, fields: object) =>
  (await visitor.post('/admin/session-previews', form(fields))).body()

const startsIn = async (centre: Centre) =>
  (await sessionsIn(centre)).map(({ starts_at: at }) => at.toISOString().slice(5, 16))

const ruleOf = async (centre: Centre, id: string) =>
  (await rowsOf(centre, 'class_series', { id }))[0].rule

test.group('Chosen and skipped days of class sessions', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  test('sessions are scheduled on chosen days, each at the same times, and once', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const slots = ['17:00', '19:00'].map((starts) => ({ starts, minutes: 60 }))
    const days = ['2026-10-02', '٢٠٢٦-٠٩-٠٨', '2026-10-02'].join('\n')
    const blank = { starts_on: '', ends: 'on', ends_on: '', ends_count: '' }
    const asked = form({ repeats: 'dates', dates: days, slots, ...blank })
    await visitor.post(path, asked)
    await visitor.post(path, asked)
    const at = ['09-08T14:00', '09-08T16:00', '10-02T14:00', '10-02T16:00']
    assert.deepEqual(await startsIn(centre), at)
    const [series] = await rowsOf(centre, 'class_series')
    assert.equal(series.ends_kind, 'dates')
    assert.lengthOf(series.rule.pattern.slots, 4)
  })

  test('what is wrong with chosen days stands under them', async ({ client, assert }) => {
    const { centre, visitor } = await office(client)
    await insert(centre, 'holidays', {
      ...{ id: uuid(), name_en: 'Day off', starts_on: '2026-09-08', ends_on: '2026-09-08' },
    })
    const many = Array.from({ length: 10_000 }, () => '2026-09-09').join('\n')
    const hours = [8, 10, 12].map((hour) => ({
      starts: `${hour}:00`.padStart(5, '0'),
      minutes: 30,
    }))
    const days = Array.from({ length: 400 }, (_, at) =>
      new Date(Date.UTC(2026, 8, 9 + at)).toISOString().slice(0, 10)
    )
    const refusals: [object, string][] = [
      [{ dates: '' }, 'dates'],
      [{ dates: [] }, 'dates'],
      [{ dates: '2026-09-31' }, 'dates.0'],
      [{ dates: '2026-09-08' }, 'dates'],
      [{ dates: '2199-01-01' }, 'dates'],
      [{ dates: '1999-01-01' }, 'dates'],
      [{ dates: many }, 'dates'],
      [{ dates: days, slots: hours }, 'dates'],
    ]
    for (const [fields, field] of refusals) {
      const { plan, errors } = await previewed(visitor, { repeats: 'dates', ...fields })
      assert.isNull(plan)
      assert.deepEqual(Object.keys(errors), [field], JSON.stringify(fields).slice(0, 60))
    }
    const once = await previewed(visitor, { repeats: 'once', starts_on: '2026-09-08' })
    assert.deepEqual(Object.keys(once.errors), ['starts_on'])
    assert.isEmpty(await rowsOf(centre, 'class_sessions'))
  })

  test('a day to skip is left out, made up where sessions held are counted', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const skip = { excluded: '2026-09-14\n2026-09-15' }
    const { plan } = await previewed(visitor, { ...skip, ends: 'held' })
    assert.deepEqual(
      plan.sessions.map(({ date, skipped }: { date: string; skipped: string }) => [date, skipped]),
      [
        ['2026-09-07', null],
        ['2026-09-14', 'excluded'],
        ['2026-09-21', null],
        ['2026-09-28', null],
        ['2026-10-05', null],
      ]
    )
    const asked = form(skip)
    await visitor.post(path, asked)
    await visitor.post(path, asked)
    assert.deepEqual(await startsIn(centre), ['09-07T14:00', '09-21T14:00', '09-28T14:00'])
    assert.deepEqual((await ruleOf(centre, asked.series_id)).excluded, ['2026-09-14T17:00'])
    const wrong = await previewed(visitor, { excluded: ['someday'] })
    assert.deepEqual(Object.keys(wrong.errors), ['excluded.0'])
    const all = await previewed(visitor, { excluded: '2026-09-07', ends_count: 1 })
    assert.deepEqual(Object.keys(all.errors), ['ends'])
  })

  test('a day that is skipped stays so when the following sessions move', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const group = await createGroup(centre)
    await visitor.post(path, form({ group_id: group, excluded: ['2026-09-21'] }))
    const [, second] = await sessionsIn(centre)
    const time = { date: '2026-09-15', starts: '18:00', minutes: 60 }
    await visitor.put(`${path}/${second.id}`, { version: 1, scope: 'following', ...time })
    assert.deepEqual(await startsIn(centre), ['09-07T14:00', '09-15T15:00', '09-29T15:00'])
    const { rule } = (await rowsOf(centre, 'class_series')).find(
      ({ starts_on: on }) => on === '2026-09-15'
    )
    assert.deepEqual(rule.excluded, ['2026-09-22T18:00'])
  })

  test('a series of chosen days that is split keeps only its own days', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await office(client)
    const dates = ['2026-09-08', '2026-09-10', '2026-09-17']
    await visitor.post(path, form({ repeats: 'dates', dates }))
    const [, second] = await sessionsIn(centre)
    await visitor.put(`${path}/${second.id}`, { version: 1, scope: 'following', title: 'Fair' })
    const rules = (await rowsOf(centre, 'class_series')).map(({ ends_on: on, rule }) => [
      on,
      rule.pattern.slots.map(({ date }: { date: string }) => date),
    ])
    assert.sameDeepMembers(rules, [
      ['2026-09-09', dates],
      ['2026-09-17', dates.slice(1)],
    ])
  })
})
