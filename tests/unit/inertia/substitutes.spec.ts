import { test } from '@japa/runner'
import { byFreedom, mayTakeOver } from '#inertia/components/substitution/by_freedom'

const person = (id: string, ...against: string[]) => ({ id, against })

test.group('Substitutes on their page', () => {
  test('those who are free stand apart, each part in its order', ({ assert }) => {
    const all = [person('a'), person('b', 'busy'), person('c'), person('d', 'subject')]
    const { free, others } = byFreedom(all)
    assert.deepEqual(free, [all[0], all[2]] as typeof free)
    assert.deepEqual(others, [all[1], all[3]] as typeof others)
  })

  test('nobody who is away then is assigned', ({ assert }) => {
    assert.isTrue(mayTakeOver(person('a', 'busy')))
    assert.isFalse(mayTakeOver(person('b', 'absence', 'subject')))
  })
})
