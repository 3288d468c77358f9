import { test } from '@japa/runner'
import { nameKeys } from '#domain/shared/names/name_keys'
import { isPersonKeyed, personKeys } from '#domain/shared/names/person_keys'
import type { StoredNames } from '#domain/shared/text/person_names'

const named = (first: string, last: string, other: [string, string] | [] = []): StoredNames => ({
  first_name: first,
  last_name: last,
  first_name_other: other[0] ?? null,
  last_name_other: other[1] ?? null,
})
const isSame = (one: StoredNames, other: StoredNames) =>
  isPersonKeyed(personKeys(one), new Set(nameKeys(other)))

test.group('One person, written otherwise', () => {
  test('2.2 {0} is taken for the same')
    .with([
      ['Mohammad Al-Harbi', named('Mohammad', 'Al-Harbi'), named('محمد', 'الحربي')],
      ['Muhammed Elharby', named('Muhammed', 'Elharby'), named('محمد', 'الحربي')],
      ['a name with a middle one', named('Sara Ali', 'Khalil'), named('سارة', 'خليل')],
      ['عبدربه and عبد ربه', named('عبدربه', 'الشهري'), named('عبد ربه', 'الشهري')],
      ['عبدالله and عبد الله', named('عبد الله', 'سالم'), named('عبدالله', 'سالم')],
      ['Abdullah', named('Abdullah', 'Salem'), named('عبد الله', 'سالم')],
      ['نورالهدى', named('نورالهدى', 'عيسى'), named('نور الهدى', 'عيسى')],
      ['the second script', named('X', 'Y', ['ريم', 'التجربة']), named('Reem', 'Altajriba')],
    ] as [string, StoredNames, StoredNames][])
    .run(({ assert }, [, one, other]) => {
      assert.isTrue(isSame(one, other), 'one way')
      assert.isTrue(isSame(other, one), 'the other way')
    })

  test('2.2 {0} are two')
    .with([
      ['brothers', named('Mohammad', 'Al-Harbi'), named('أحمد', 'الحربي')],
      ['twins', named('Sara', 'Khalil'), named('سلمى', 'خليل')],
      ['Hassan and Hussein', named('Hassan', 'Ali'), named('حسين', 'علي')],
      ['families', named('Mohammad', 'Al-Harbi'), named('محمد', 'العتيبي')],
      ['عبدالله and عبدالعزيز', named('Abdulaziz', 'Salem'), named('عبدالله', 'سالم')],
    ] as [string, StoredNames, StoredNames][])
    .run(({ assert }, [, one, other]) => {
      assert.isFalse(isSame(one, other), 'one way')
      assert.isFalse(isSame(other, one), 'the other way')
    })
})
