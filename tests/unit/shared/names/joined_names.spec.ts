import { test } from '@japa/runner'
import { askedWords } from '#domain/shared/names/asked_words'
import { nameCost } from '#domain/shared/names/name_cost'
import { nameKeys } from '#domain/shared/names/name_keys'
import { person, share } from '#tests/helpers/people/names'
import { joinedNames } from '#tests/helpers/people/joined_names'

const hasKeys = (query: string, name: string) =>
  askedWords(query).every(({ exact }) => share(exact, nameKeys(person(name))))

test.group('Names written together or apart', () => {
  test('2.3 {0} and {1} find each other')
    .with(joinedNames.map((pair) => [...pair] as const))
    .run(({ assert }, [one, other]) => {
      for (const [query, name] of [
        [one, other],
        [other, one],
      ] as const) {
        assert.isTrue(hasKeys(`${query} `, name), `${query} finds ${name}`)
        assert.isAtMost(nameCost(`${query} `, [name]), 5, `${query} is ${name}`)
      }
    })

  test('2.3 {0} stays one name')
    .with([
      'خوالدة',
      'عبدان',
      'عبدولي',
      'بلال',
      'Zuleikha',
      'Mohammadian',
      'Khalil',
      'سالمة',
      'جمالات',
    ])
    .run(({ assert }, name) => {
      assert.lengthOf(askedWords(`${name} `), 1)
    })
})
