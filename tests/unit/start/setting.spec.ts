import fs from 'node:fs'
import { test } from '@japa/runner'
import { setting } from '#start/setting'

test.group('Settings', () => {
  test('a wrong one is explained without repeating it', ({ assert }) => {
    const wrong: [() => unknown, string][] = [
      [() => setting.port(3333)('PORT', '80a'), 'PORT must be a whole number from 0 to 65535.'],
      [() => setting.flag(true)('DEMO', 'maybe'), 'DEMO must be true or false.'],
      [
        () => setting.oneOf(['open', 'closed'], 'open')('SIGNUP', 'ajar'),
        'SIGNUP must be one of open, closed.',
      ],
      [
        () => setting.url('postgres', 'postgresql')('DATABASE_URL', 'mysql://a:secret@b/c'),
        'DATABASE_URL must be an address that begins with postgres://.',
      ],
      [
        () => setting.key()('APP_KEY', 'short'),
        'APP_KEY must have at least 32 characters (leave it out to have one made).',
      ],
      [
        () => setting.secretWith('NO_SETTING')('SEARCH_KEY', 'a key'),
        'SEARCH_KEY and NO_SETTING must both be set, or neither.',
      ],
      [
        () => setting.secretWith('DATA_DIR')('SEARCH_KEY', ''),
        'SEARCH_KEY and DATA_DIR must both be set, or neither.',
      ],
    ]
    for (const [read, sentence] of wrong) assert.throws(read, sentence)
  })

  test('an empty one counts as missing', ({ assert }) => {
    assert.equal(setting.port(3333)('PORT', ''), 3333)
    assert.equal(setting.flag(true)('DEMO', ''), true)
    assert.equal(setting.oneOf(['open', 'closed'], 'open')('SIGNUP', ''), 'open')
    assert.isUndefined(setting.url('http')('SEARCH_URL', ''))
    assert.isUndefined(setting.slug()('DEFAULT_TENANT', ''))
  })

  test('the example names every setting and no other', ({ assert }) => {
    const example = fs.readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)
    const read = fs.readFileSync('start/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): setting/gm)
    const names = (found: Iterable<RegExpExecArray>) => [...found].map(([, name]) => name).sort()
    assert.deepEqual(names(example), names(read))
  })
})
