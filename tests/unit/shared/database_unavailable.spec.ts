import { test } from '@japa/runner'
import { isDatabaseUnavailable } from '#domain/shared/data/database_unavailable'

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code }, more)

test.group('A database that is not there', () => {
  test('is known by what PostgreSQL, the socket or the driver says: {$self}')
    .with([
      '57P01',
      '57P02',
      '57P03',
      '53300',
      '08000',
      '08003',
      '08006',
      '08P01',
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'ETIMEDOUT',
    ])
    .run(({ assert }, code) => {
      assert.isTrue(isDatabaseUnavailable(coded(code)))
      assert.isTrue(isDatabaseUnavailable(new Error('outer', { cause: coded(code) })))
    })

  test('is known without a code, and by a socket that is not there', ({ assert }) => {
    assert.isTrue(isDatabaseUnavailable(new Error('Connection terminated unexpectedly')))
    assert.isTrue(isDatabaseUnavailable(coded('ENOENT', { syscall: 'connect' })))
  })

  test('is not what a statement or a file says of itself', ({ assert }) => {
    for (const error of [
      coded('23505'),
      coded('57014'),
      coded('ENOENT', { syscall: 'open' }),
      new Error('anything else'),
      undefined,
    ])
      assert.isFalse(isDatabaseUnavailable(error))
  })
})
