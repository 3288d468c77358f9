import { test } from '@japa/runner'
import fc from 'fast-check'
import { normalisedName, soundedName } from '#domain/shared/names/normalised_name'

test.group('Names without what only looks different', () => {
  test('{0} is {1}, read for its sounds {2}')
    .with([
      ['  أَحْمَـد   عليّ ', 'احمد علي', 'احمد علي'],
      ['مصطفى', 'مصطفي', 'مصطفى'],
      ['فاطمة', 'فاطمه', 'فاطمة'],
      ['José-María', 'jose-maria', 'jose-maria'],
      ['Ayşe Ğül', 'ayse gul', 'ayshe gul'],
      ['ﻣﺤﻤﺪ ٢', 'محمد 2', 'محمد 2'],
      ['\u202eAli\u200f', 'ali', 'ali'],
    ] as const)
    .run(({ assert }, [name, normalised, sounded]) => {
      assert.equal(normalisedName(name), normalised)
      assert.equal(soundedName(name), sounded)
    })

  test('once is enough', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        assert.equal(normalisedName(normalisedName(name)), normalisedName(name))
      })
    )
  })
})
