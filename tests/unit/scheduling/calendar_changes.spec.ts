import { test } from '@japa/runner'
import { parseChange } from '#domain/scheduling/changes/calendar_changes'
import { PacedNotices } from '#domain/scheduling/changes/paced_notices'
import { type Days, joinDays } from '#domain/shared/time/calendar_span'

type Told = Days & { tenantId: string }

/** Answers what is told next. */
function following(pace = { wait: 5, longest: 40, memory: 60_000 }) {
  const told: Told[] = []
  let next = Promise.withResolvers<Told>()
  const changes = new PacedNotices<Days>({
    send: (tenantId, days) => {
      told.push({ tenantId, ...days })
      next.resolve({ tenantId, ...days })
      next = Promise.withResolvers()
    },
    join: joinDays,
    pace,
  })
  const hear = (tenantId: string, from: string, to: string) => changes.add(tenantId, { from, to })
  return { changes, hear, told, next: () => next.promise }
}

test.group('Notices of a calendar', () => {
  test('many of one centre are one, of all the days they tell', async ({ assert }) => {
    const { changes, hear, told, next } = following()
    for (let day = 10; day < 30; day++) hear('a', `2026-11-${day}`, `2026-11-${day}`)
    hear('a', '2026-10-31', '2026-11-01')
    assert.deepEqual(await next(), { tenantId: 'a', from: '2026-10-31', to: '2026-11-29' })
    assert.lengthOf(told, 1)
    changes.stop()
  })

  test('centres are told apart', async ({ assert }) => {
    const { changes, hear, told, next } = following()
    hear('a', '2026-11-01', '2026-11-01')
    hear('b', '2026-12-01', '2026-12-01')
    await next()
    if (told.length < 2) await next()
    assert.sameDeepMembers(told, [
      { tenantId: 'a', from: '2026-11-01', to: '2026-11-01' },
      { tenantId: 'b', from: '2026-12-01', to: '2026-12-01' },
    ])
    changes.stop()
  })

  test('while they go on coming, each waits longer than the one before, up to a bound', async ({
    assert,
  }) => {
    const { changes, hear, next } = following({ wait: 10, longest: 40, memory: 60_000 })
    const waits: number[] = []
    for (let notice = 0; notice < 4; notice++) {
      const began = performance.now()
      hear('a', '2026-11-01', '2026-11-01')
      await next()
      waits.push(performance.now() - began)
    }
    for (const [index, least] of [9, 19, 39, 39].entries()) assert.isAtLeast(waits[index]!, least)
    changes.stop()
  })

  test('whoever comes is told what was told a moment ago', async ({ assert }) => {
    const { changes, hear, next, told } = following()
    assert.isUndefined(changes.recent('a'))
    hear('a', '2026-11-05', '2026-11-05')
    await next()
    hear('a', '2026-11-01', '2026-11-02')
    await next()
    assert.deepEqual(changes.recent('a'), { from: '2026-11-01', to: '2026-11-05' })
    assert.isUndefined(changes.recent('b'))
    assert.lengthOf(told, 2)
    changes.stop()
    assert.isUndefined(changes.recent('a'))
  })

  test('days and marks are read, and what is neither is no change', ({ assert }) => {
    assert.deepEqual(parseChange('a 2026-11-01 2026-11-02'), {
      tenant: 'a',
      days: { from: '2026-11-01', to: '2026-11-02' },
    })
    assert.deepEqual(parseChange('a session:mark'), {
      tenant: 'a',
      session: 'session',
      mark: 'mark',
    })
    for (const other of ['', 'a', 'a 2026-11-01', 'a session:'])
      assert.isUndefined(parseChange(other))
  })
})
