import { test } from '@japa/runner'
import { sameWords } from '#domain/imports/cells/same_words'
import { findChoices } from '#inertia/ui/form/fields/choice/find_choices'

const alike: [written: string, asked: string][] = [
  ['أحمد', 'احمد'],
  ['فاطمة', 'فاطمه'],
  ['مُصطفى', 'مصطفي'],
  ['كريم', 'کریم'],
  ['وائل', 'وايل'],
  ['مؤمن', 'مومن'],
  ['غرفة ٣', 'غرفه 3'],
  ['Łódź', 'lodz'],
  ['Straße', 'STRASE'],
  ['José', 'jose'],
]

test.group('Letters that are taken for one another', () => {
  test('{0} is {1} as a heading and among choices')
    .with(alike)
    .run(({ assert }, [written, asked]) => {
      assert.equal(sameWords(written), sameWords(asked))
      const choices = [{ label: written }, { label: 'x' }, { label: 'y', words: written }]
      assert.deepEqual(findChoices(choices, asked), [choices[0]!, choices[2]!])
    })

  test('articles, blanks and punctuation part no headings', ({ assert }) => {
    assert.equal(sameWords('اسم الأب'), sameWords('اسم_أب'))
    assert.equal(sameWords('First name:'), sameWords('first-NAME'))
    assert.notEqual(sameWords('Name'), sameWords('Names'))
  })
})
