import type { EventLoopUtilization } from 'node:perf_hooks'
import { test } from '@japa/runner'
import { LoopShare } from '#core/requests/loop_share'

function loop() {
  const state = { now: 0, idle: 0, active: 0 }
  const eventLoopUtilization = (current?: EventLoopUtilization, before?: EventLoopUtilization) => {
    const { idle, active } = state
    if (!current || !before) return { idle, active, utilization: 0 }
    const [rested, worked] = [current.idle - before.idle, current.active - before.active]
    return { idle: rested, active: worked, utilization: worked / (rested + worked) }
  }
  const clock = { now: () => state.now, eventLoopUtilization }
  const share = new LoopShare(clock)
  const shares = (utilization: number, times: number, centres = ['loud']) =>
    Array.from({ length: times }, () => {
      state.now += 50
      state.active += 50 * utilization
      state.idle += 50 * (1 - utilization)
      for (const centre of centres) share.seen(centre)
      return share.each()
    })
  return shares
}

test.group('A centre’s share of the event loop', () => {
  test('alone and with a busy loop it keeps what keeps the loop busy', ({ assert }) => {
    assert.deepEqual(loop()(1, 4), [4, 4, 4, 4])
  })

  test('while the loop waits for something slow, more is let in', ({ assert }) => {
    const shares = loop()
    shares(1, 3)
    assert.deepEqual(shares(0.2, 6), [5, 6, 7, 8, 8, 8])
  })

  test('beside another centre it goes down to one, and comes back a second after the other left', ({
    assert,
  }) => {
    const shares = loop()
    assert.deepEqual(shares(1, 5, ['loud', 'quiet']), [4, 2, 1, 1, 1].slice(0, 5))
    assert.deepEqual(shares(0.85, 3, ['loud', 'quiet']), [1, 1, 1])
    assert.deepEqual(shares(1, 20).slice(0, 19), Array(19).fill(1))
    assert.deepEqual(shares(1, 3), [4, 4, 4])
  })

  test('beside another centre what is slow leaves room in the pool', ({ assert }) => {
    assert.deepEqual(loop()(0.1, 4, ['loud', 'quiet']), [4, 4, 4, 4])
  })
})
