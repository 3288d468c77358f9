import { test } from '@japa/runner'
import { protectionOf } from '#domain/scheduling/class_sessions/rules/protection'

const endsAt = new Date('2026-11-25T14:00Z')
const at = (text: string) => new Date(text)
const reach = { ofSeries: false, isRestore: false }

test.group('What is over', () => {
  test('is called off as not held until its register is locked')
    .with([
      { status: 'scheduled', moment: '2026-11-25T14:00Z', lockDays: undefined, reason: 'past' },
      {
        status: 'completed',
        moment: '2026-11-25T13:30Z',
        lockDays: undefined,
        reason: 'completed',
      },
      { status: 'completed', moment: '2026-11-25T13:30Z', lockDays: 7, reason: undefined },
      { status: 'scheduled', moment: '2026-12-02T14:00Z', lockDays: 7, reason: undefined },
      { status: 'completed', moment: '2026-12-02T14:00:01Z', lockDays: 7, reason: 'locked' },
      { status: 'cancelled', moment: '2026-11-26T14:00Z', lockDays: 7, reason: 'cancelled' },
      { status: 'completed', moment: '2026-11-25T14:00:01Z', lockDays: 0, reason: 'locked' },
    ])
    .run(({ assert }, { status, moment, lockDays, reason }) => {
      const standing = { status, endsAt, detached: false }
      assert.equal(protectionOf(standing, at(moment), { ...reach, lockDays }), reason)
    })

  test('is brought back until then, and never by what is done to its series', ({ assert }) => {
    const cancelled = { status: 'cancelled', endsAt, detached: false }
    const later = at('2026-11-26T14:00Z')
    const restore = { ...reach, isRestore: true, lockDays: 7 }
    assert.isUndefined(protectionOf(cancelled, later, restore))
    assert.equal(protectionOf(cancelled, later, { ...restore, ofSeries: true }), 'past')
  })
})
