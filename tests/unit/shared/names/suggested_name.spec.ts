import { test } from '@japa/runner'
import fc from 'fast-check'
import { suggestedName } from '#domain/shared/names/suggested_name'

const never = () => undefined

test.group('A name in the other script', () => {
  test('{0} is suggested as {1}')
    .with([
      ['محمد', 'Mohammed'],
      ['فاطمة الحربي', 'Fatima Al-Harbi'],
      ['عبدالرحمن', 'Abdulrahman'],
      ['عبدالله', 'Abdullah'],
      ['كريمة', 'Karima'],
      ['صابر', 'Saber'],
      ['Mohamad', 'محمد'],
      ['Al-Harbi', 'الحربي'],
      ['Alharbi', 'الحربي'],
      ['Elsayed', 'السيد'],
      ['Alyousef', 'اليوسف'],
      ['Al Harbi', 'الحربي'],
      ['Ar Rashid', 'الرشيد'],
      ['Ali', 'علي'],
      ['Alex', 'أليكس'],
      ['John Smith', 'جون سميث'],
      ['Amy', 'إيمي'],
      ['جون', 'John'],
      ['Hatim', 'حاتم'],
      ['Alma', 'ألما'],
      ['Elham', 'إلهام'],
      ['Abdulaziz', 'عبدالعزيز'],
      ['Abdel Aziz', 'عبدالعزيز'],
      ['Abd al Rahman', 'عبدالرحمن'],
      ['عبد الرحمن', 'Abdulrahman'],
      ['محمد بن علي', 'Mohammed bin Ali'],
      ['أبو حامد', 'Abu Hamed'],
      ['Omar ibn Khaled', 'عمر ابن خالد'],
      ['آل سعود', 'Al Saud'],
      ['Sara Haddad', 'سارة حداد'],
      ['Karima', 'كريمة'],
      ['Saber', 'سابر'],
      ['', ''],
    ] as const)
    .run(({ assert }, [name, expected]) => assert.equal(suggestedName(name, never), expected))

  test('C20 {$self} is spelt as English is, and has no suggestion')
    .with(['Bryce', 'Grover', 'Hughes', 'Jayce Ali', 'Mary-Jayne', 'Ava', 'Blake', 'Johnston'])
    .run(({ assert }, name) => assert.equal(suggestedName(name, never), ''))

  test('C20 a name that the centre has written before is suggested however it is spelt', ({
    assert,
  }) => {
    const learned = (word: string) => (word === 'Bryce' ? 'برايس' : undefined)
    assert.equal(suggestedName('Bryce', learned), 'برايس')
    assert.equal(suggestedName('Bryce Ali', learned), 'برايس علي')
  })

  test('what the centre has confirmed comes first, of the whole name, then of its words', ({
    assert,
  }) => {
    const learned = new Map([
      ['محمد', 'Mohamed'],
      ['حداد', 'Hadad'],
      ['محمد علي', 'Muhammad Ali'],
      ['عبد الرحمن', 'Abderrahman'],
      ['عبد', 'Abd'],
      ['الله', 'Allah'],
      ['عبدالعزيز', 'Abdel Aziz'],
    ])
    const suggested = (name: string) => suggestedName(name, (word) => learned.get(word))
    assert.equal(suggested('محمد حداد'), 'Mohamed Hadad')
    assert.equal(suggested('محمد  علي'), 'Muhammad Ali')
    assert.equal(suggested('علي حداد'), 'Ali Hadad')
    assert.equal(suggested('علي عبد الرحمن'), 'Ali Abderrahman')
    assert.equal(suggested('بن عبد الله'), 'bin Abd Allah')
    assert.equal(suggested('عبد العزيز'), 'Abdel Aziz')
  })

  test('whatever is typed, the suggestion is in the other script alone, and not much longer', ({
    assert,
  }) => {
    const typedIn = (letters: string) => fc.string({ unit: fc.constantFrom(...letters, ' ') })
    fc.assert(
      fc.property(typedIn('ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي'), (typed) => {
        assert.notMatch(suggestedName(typed, never), /\p{Script=Arabic}/u)
      })
    )
    fc.assert(
      fc.property(typedIn('abcdefghijklmnopqrstuvwxyz'), (typed) => {
        assert.notMatch(suggestedName(typed, never), /\p{Script=Latin}/u)
      })
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        assert.isAtMost(suggestedName(typed, never).length, typed.length * 4)
      })
    )
    assert.isAtMost(suggestedName('ا'.repeat(10_000), never).length, 100)
    assert.isAtMost(suggestedName('a b '.repeat(5000), never).length, 100)
  })
})
