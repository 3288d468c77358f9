import { test } from '@japa/runner'
import { sessionExpiry } from '#domain/access/sessions/rules/session_lifetime'

test.group('How long a session lives', () => {
  test('used at {used}, it ends at {ends}')
    .with([
      { used: '08:00', ends: '10:00' },
      { used: '15:30', ends: '17:30' },
      { used: '18:00', ends: '20:00' },
      { used: '19:59', ends: '20:00' },
    ])
    .run(({ assert }, { used, ends }) => {
      const at = (clock: string) => new Date(`2030-01-01T${clock}:00Z`)
      assert.deepEqual(sessionExpiry(at('08:00'), at(used)), at(ends))
    })
})
