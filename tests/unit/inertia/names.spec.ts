import { test } from '@japa/runner'
import { fullName, namesFor } from '#inertia/ui/names/names'

const sara = {
  first_name: 'Sara',
  last_name: 'Haddad',
  first_name_other: 'سارة',
  last_name_other: 'حداد',
}

test.group('A name in two scripts', () => {
  test("C9 the page's own script leads, whichever was typed first", ({ assert }) => {
    assert.equal(fullName(namesFor('en', sara).lead), 'Sara Haddad')
    assert.equal(fullName(namesFor('ar', sara).lead), 'سارة حداد')
    assert.equal(fullName(namesFor('ar', sara).other!), 'Sara Haddad')
  })

  test('C9 a name in one script leads in every language', ({ assert }) => {
    const omar = { ...sara, first_name_other: null, last_name_other: null }
    assert.deepEqual(namesFor('ar', omar), {
      lead: { first_name: 'Sara', last_name: 'Haddad' },
      other: null,
    })
  })
})
