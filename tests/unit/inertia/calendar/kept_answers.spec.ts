import { test } from '@japa/runner'
import { KeptAnswers } from '#inertia/components/calendar/kept_answers'

const week = { address: '/one', days: { from: '2026-11-01', to: '2026-11-07' } }
const next = { address: '/two', days: { from: '2026-11-08', to: '2026-11-14' } }

const nth = (count: number) => ({ zone: `answer ${count}` }) as never

/** Answers each address with how often anything was asked. */
function asked() {
  const all: [string, unknown][] = []
  const kept = new KeptAnswers(async (address, { known } = {}) => {
    all.push([address, known?.answer])
    if (address === '/broken') throw new Error('500')
    return { answer: nth(all.length), tag: null }
  })
  return { all, kept }
}

test.group('Answers that a calendar keeps', () => {
  test('is asked once, and may be shown at once when it is there', async ({ assert }) => {
    const { all, kept } = asked()
    const answer = kept.ask(week, false)
    assert.isUndefined(kept.fresh('/one'))
    assert.deepEqual(await answer, nth(1))
    assert.deepEqual(await kept.ask(week, true), nth(1))
    assert.deepEqual(kept.fresh('/one'), nth(1))
    assert.lengthOf(all, 1)
  })

  test('is never shown at once when something of its days changed, and asked with what is known', async ({
    assert,
  }) => {
    const { all, kept } = asked()
    await Promise.all([kept.ask(week, false), kept.ask(next, true)])
    kept.spoil({ from: '2026-11-07', to: '2026-11-07' })
    assert.isUndefined(kept.fresh('/one'))
    assert.deepEqual(kept.fresh('/two'), nth(2))
    const again = kept.ask(week, false)
    assert.isUndefined(kept.fresh('/one'))
    kept.spoil()
    await again
    assert.isUndefined(kept.fresh('/one'))
    await kept.ask(week, false)
    assert.deepEqual(kept.fresh('/one'), nth(4))
    assert.deepEqual(all.slice(2), [
      ['/one', nth(1)],
      ['/one', nth(3)],
    ])
  })

  test('is asked again where there was no answer', async ({ assert }) => {
    const { all, kept } = asked()
    const broken = { ...week, address: '/broken' }
    await assert.rejects(() => kept.ask(broken, false), '500')
    await assert.rejects(() => kept.ask(broken, false), '500')
    assert.lengthOf(all, 2)
    assert.isUndefined(kept.fresh('/broken'))
  })

  test('keeps the last eight', async ({ assert }) => {
    const { kept } = asked()
    for (let at = 1; at <= 9; at++) await kept.ask({ ...week, address: `/${at}` }, true)
    assert.isUndefined(kept.fresh('/1'))
    assert.isDefined(kept.fresh('/2'))
  })
})
