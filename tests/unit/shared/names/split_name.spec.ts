import { test } from '@japa/runner'
import { nameUnits, splitName } from '#domain/shared/names/split_name'

test.group('A whole name', () => {
  test('{0} is {1} of the family {2}')
    .with([
      ['محمد بن علي آل سعود', 'محمد بن علي', 'آل سعود'],
      ['عبد الرحمن محمد الحربي', 'عبد الرحمن محمد', 'الحربي'],
      ['عبد الرحمن الحربي', 'عبد الرحمن', 'الحربي'],
      ['أبو بكر عبد العزيز', 'أبو بكر', 'عبد العزيز'],
      ['أم كلثوم بنت ابن خالد', 'أم كلثوم', 'بنت ابن خالد'],
      ['نورة عبد الله', 'نورة', 'عبد الله'],
      ['Sara Ahmad Al Harbi', 'Sara Ahmad', 'Al Harbi'],
      ['Abd al-Rahman Haddad', 'Abd al-Rahman', 'Haddad'],
      ['Omar Abu Bakr', 'Omar', 'Abu Bakr'],
      ['Anna van der Berg', 'Anna', 'van der Berg'],
      ['Sara  Abed Haddad', 'Sara Abed', 'Haddad'],
      ['Ben Smith', 'Ben', 'Smith'],
      ['آل سعود', 'آل', 'سعود'],
      ['محمد عبد', 'محمد', 'عبد'],
    ] as const)
    .run(({ assert }, [name, first, last]) => assert.deepEqual(splitName(name), { first, last }))

  test('{$self} is one name without a family')
    .with(['سارة', 'عبد الرحمن', 'Abdul Rahman', 'abd al Rahman', ''])
    .run(({ assert }, name) => assert.isUndefined(splitName(name)))

  test('is read as its names', ({ assert }) => {
    assert.deepEqual(nameUnits(' محمد  عبد الرحمن بن عبد العزيز '), [
      'محمد',
      'عبد الرحمن',
      'بن عبد العزيز',
    ])
    assert.deepEqual(nameUnits(''), [])
  })
})
