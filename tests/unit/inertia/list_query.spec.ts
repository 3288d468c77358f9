import { test } from '@japa/runner'
import { queryString } from '#inertia/ui/list/list_query'

const defaults = { q: '', status: [], archived: false, sort: 'number', page: 1, per: 25 }

test.group('The address of a list', () => {
  test('C9 what equals the default stays out of it', ({ assert }) => {
    assert.equal(queryString(defaults, defaults), '')
  })

  test('C9 it holds what differs, lists by comma', ({ assert }) => {
    const asked = { ...defaults, status: ['active', 'on_hold'], archived: true, page: 3 }
    assert.equal(queryString(asked, defaults), '?status=active,on_hold&archived=true&page=3')
  })

  test('C9 what was typed is escaped, in any script', ({ assert }) => {
    const search = queryString({ ...defaults, q: 'ليلى & co' }, defaults)
    assert.equal(new URLSearchParams(search).get('q'), 'ليلى & co')
  })
})
