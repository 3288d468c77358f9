import { test } from '@japa/runner'
import { definerFunctions } from '#database/search_functions'
import { permissionsOf } from '#domain/access/roles/permissions'
import { menuAreas, menuLines } from '#domain/shared/areas/area_menu'
import { type AreaName, areaNames, areaOf } from '#domain/shared/areas/areas'

const those = (isOne: (name: AreaName) => unknown) => areaNames.filter((name) => isOne(name))

test.group('The registry of areas', () => {
  test('no two areas have one key after g', ({ assert }) => {
    const keys = areaNames.flatMap((name) => areaOf(name).goKey ?? [])
    assert.lengthOf(new Set(keys), keys.length)
    for (const key of keys) assert.match(key, /^[A-Z]$/)
  })

  test('the trail is opened by permissions there are', ({ assert }) => {
    const needed = areaNames.flatMap((name) => areaOf(name).trail?.needs ?? [])
    assert.includeMembers(permissionsOf.admin as string[], needed)
  })

  test('an area searched page by page has its function, and no other area has one', ({
    assert,
  }) => {
    const searched = definerFunctions.flatMap((name) => /^search\.(\w+)_page/.exec(name)?.[1] ?? [])
    const said = areaNames.flatMap((name) => {
      const { record } = areaOf(name)
      return record?.search === 'page' ? [record.one] : []
    })
    assert.sameMembers(searched, said)
  })

  test('what is imported, exported or reached by a key has a line of its own in the menu', ({
    assert,
  }) => {
    const reached = those((name) => {
      const { imported, exported, goKey } = areaOf(name)
      return imported || exported || goKey
    })
    assert.deepEqual(
      reached.filter((name) => areaOf(name).menu?.leads !== 'list_and_form'),
      ['today', 'calendar', 'make_ups', 'credit_notes', 'payment_methods']
    )
  })

  test('C5 the calendar alone stands in the menu without a permission', ({ assert }) => {
    assert.deepEqual(
      menuAreas.filter((area) => menuLines(area).some(({ needs }) => needs.length === 0)),
      ['calendar']
    )
  })
})
