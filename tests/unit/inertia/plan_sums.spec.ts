import { test } from '@japa/runner'
import { timingSums, warningSums } from '#inertia/components/class_sessions/form/warning_sums'

type Summed = Parameters<typeof warningSums>[0][number]
type Warning = Summed['warnings'][number]

const warning = (kind: Warning['kind'], more: Partial<Warning> = {}): Warning => ({
  ...{ kind, severity: 'warn', reason: null, session: null, person: null, engaged: null },
  ...{ holiday: null, outside: null, paper: null, seats: null, ...more },
})

const held = (...warnings: Warning[]): Summed => ({ warnings, skipped: null, timing: null })

test.group('What speaks against the dates of a term', () => {
  test('is told once of all of them, with how many: a session counts once, what blocks apart', ({
    assert,
  }) => {
    const sums = warningSums([
      held(warning('students'), warning('students'), warning('absence', { reason: 'Ill' })),
      held(warning('hours'), warning('absence', { reason: 'Away' })),
      held(warning('hours', { severity: 'block' })),
      held(warning('absence')),
    ])
    assert.deepEqual(
      sums.map(({ warning: { kind, severity }, count }) => [kind, severity, count]),
      [
        ['absence', 'warn', 3],
        ['students', 'warn', 1],
        ['hours', 'warn', 1],
        ['hours', 'block', 1],
      ]
    )
  })

  test('is none of a timing on a day that is skipped', ({ assert }) => {
    const timing = { name_en: 'Ramadan', name_ar: null, starts: '16:30', minutes: 60 }
    const dates: Summed[] = [
      { warnings: [], skipped: null, timing },
      { warnings: [], skipped: null, timing: { ...timing, starts: '18:00' } },
      { warnings: [], skipped: 'holiday', timing },
    ]
    assert.deepEqual(
      timingSums(dates).map(({ count }) => count),
      [2]
    )
  })
})
