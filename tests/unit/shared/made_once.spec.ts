import { test } from '@japa/runner'
import { MadeOnce, SharedAnswers } from '#domain/shared/runtime/made_once'

test.group('What is expensive to make', () => {
  test('is made once for a hundred who ask at once, and for whoever asks later', async ({
    assert,
  }) => {
    const files = new MadeOnce(1_000)
    let count = 0
    const make = async () => Buffer.from(`made ${++count}`)
    const all = await Promise.all(
      Array.from({ length: 100 }, () => files.read('centre', 'a', make))
    )
    all.push(await files.read('centre', 'a', make))
    assert.deepEqual([...new Set(all.map(String))], ['made 1'])
  })

  test('is made one at a time in a lane, whatever became of the one before', async ({ assert }) => {
    const files = new MadeOnce(1_000)
    const order: string[] = []
    const slow = Promise.withResolvers<void>()
    const failing = files.read('centre', 'a', async () => {
      order.push('a begins')
      await slow.promise
      order.push('a fails')
      throw new Error('no')
    })
    const next = files.read('centre', 'b', async () => {
      order.push('b')
      return Buffer.from('b')
    })
    await files.read('other', 'c', async () => {
      order.push('c')
      return Buffer.from('c')
    })
    slow.resolve()
    await assert.rejects(() => failing)
    await next
    assert.deepEqual(order, ['a begins', 'c', 'a fails', 'b'])
    assert.equal(String(await files.read('centre', 'a', async () => Buffer.from('anew'))), 'anew')
  })

  test('goes, the oldest first, where there is no room', async ({ assert }) => {
    const files = new MadeOnce(10)
    const made: string[] = []
    const read = (key: string) =>
      files.read('centre', key, async () => {
        made.push(key)
        return Buffer.alloc(5)
      })
    for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await read(key)
    assert.deepEqual(made, ['a', 'b', 'c', 'a'])
  })

  test('one answer under way is everybody’s, and the next is asked anew', async ({ assert }) => {
    const answers = new SharedAnswers<number>()
    let count = 0
    const find = async () => ++count
    assert.deepEqual(await Promise.all([answers.ask('a', find), answers.ask('a', find)]), [1, 1])
    assert.equal(await answers.ask('a', find), 2)
  })
})
