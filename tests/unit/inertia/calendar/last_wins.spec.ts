import { test } from '@japa/runner'
import { lastWins } from '#inertia/components/calendar/acts/last_wins'

test.group('What is asked for twice', () => {
  test('is answered by the last question alone, though its answer comes first', async ({
    assert,
  }) => {
    const { take } = lastWins()
    const taken: string[] = []
    const first = Promise.withResolvers<string>()
    const late = take(first.promise, (answer) => taken.push(answer))
    await take(Promise.resolve('second'), (answer) => taken.push(answer))
    first.resolve('first')
    await late
    assert.deepEqual(taken, ['second'])
  })

  test('is not answered once it is forgotten', async ({ assert }) => {
    const { take, forget } = lastWins()
    const taken: string[] = []
    const asked = take(Promise.resolve('late'), (answer) => taken.push(answer))
    forget()
    await asked
    assert.deepEqual(taken, [])
  })
})
