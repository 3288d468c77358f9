import { test } from '@japa/runner'
import { replacedQuery } from '#inertia/hooks/replaced_query'

test.group('What an address asks for, replaced', () => {
  test('only what is told changes, and lists stay readable', ({ assert }) => {
    const url = '/admin/calendar?layout=rooms&group=a,b&q=%D8%A3%20b'
    assert.equal(
      replacedQuery(url, { day: '2026-11-24', room: 'c,d' }),
      '/admin/calendar?layout=rooms&group=a,b&q=%D8%A3+b&day=2026-11-24&room=c,d'
    )
    assert.equal(replacedQuery(url, { group: null, q: null }), '/admin/calendar?layout=rooms')
  })

  test('nothing asked for leaves the path alone', ({ assert }) => {
    assert.equal(replacedQuery('/calendar?child=a', { child: null }), '/calendar')
    assert.equal(replacedQuery('/calendar', { child: 'a' }), '/calendar?child=a')
  })
})
