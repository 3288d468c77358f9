import { test } from '@japa/runner'
import { meaningOf } from '#domain/access/centre/rules/host'

test.group('What a host means', () => {
  test('{host} names the installation')
    .with([
      { host: 'markaz.example' },
      { host: 'MARKAZ.example.' },
      { host: 'localhost' },
      { host: '127.0.0.1' },
      { host: '192.168.1.20' },
      { host: '[::1]' },
    ])
    .run(({ assert }, { host }) => {
      assert.deepEqual(meaningOf(host, 'markaz.example'), { type: 'installation' })
    })

  test('a first label before the domain is a short name', ({ assert }) => {
    const noor = { type: 'slug', slug: 'noor' }
    assert.deepEqual(meaningOf('noor.markaz.example', 'markaz.example'), noor)
    assert.deepEqual(meaningOf('NOOR.markaz.example', 'markaz.example'), noor)
    assert.deepEqual(meaningOf('noor.localhost', 'localhost'), noor)
  })

  test('any other name may be a domain of its own, also one that only ends alike', ({ assert }) => {
    for (const domain of ['noor.school', 'notmarkaz.example', 'markaz.example.evil.test']) {
      assert.deepEqual(meaningOf(domain, 'markaz.example'), { type: 'domain', domain })
    }
  })
})
