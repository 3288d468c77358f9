import { test } from '@japa/runner'
import { outsideGroup } from '#domain/scheduling/class_sessions/rules/outside_group'

const group = { groupStartsOn: '2026-09-14', groupEndsOn: '2026-12-10' }
const term = { termStartsOn: '2026-09-01', termEndsOn: '2026-12-20' }
const alone = { termStartsOn: null, termEndsOn: null }

const boundOf = (date: string, dates: Parameters<typeof outsideGroup>[1]) =>
  outsideGroup(date, dates).map(({ bound, day }) => [bound, day])

test.group('Days outside a group', () => {
  test('its first and its last day are within', ({ assert }) => {
    for (const day of ['2026-09-14', '2026-12-10'])
      assert.isEmpty(boundOf(day, { ...group, ...term }))
  })

  test('are told with the day that is crossed', ({ assert }) => {
    assert.deepEqual(boundOf('2026-09-13', { ...group, ...alone }), [
      ['before_group', '2026-09-14'],
    ])
    assert.deepEqual(boundOf('2026-12-11', { ...group, ...alone }), [['after_group', '2026-12-10']])
  })

  test('are told once, by the group before its term', ({ assert }) => {
    assert.deepEqual(boundOf('2026-08-01', { ...group, ...term }), [['before_group', '2026-09-14']])
    assert.deepEqual(boundOf('2027-01-01', { ...group, ...term }), [['after_group', '2026-12-10']])
  })

  test('are the term’s where the group has no last day or reaches beyond it', ({ assert }) => {
    const open = { groupStartsOn: '2026-08-01', groupEndsOn: null, ...term }
    assert.deepEqual(boundOf('2026-08-31', open), [['before_term', '2026-09-01']])
    assert.deepEqual(boundOf('2026-12-21', open), [['after_term', '2026-12-20']])
    assert.isEmpty(boundOf('2026-12-20', open))
  })

  test('are none of a session without a group', ({ assert }) => {
    const none = { groupStartsOn: null, groupEndsOn: null, ...alone }
    assert.isEmpty(boundOf('1999-01-01', none))
  })
})
