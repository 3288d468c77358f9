import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  normalisedLetter,
  normalisedLetters,
  normalisedName,
  normalisedSounds,
  soundedName,
} from '#domain/shared/names/normalised_name'

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

  test('what was read for its sounds is as if it had not been', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const sounded = soundedName(name)
        assert.equal(normalisedSounds(sounded), normalisedName(sounded))
      })
    )
  })

  test('letters that nothing is taken from are written as beside a mark', ({ assert }) => {
    const letters = fc.constantFrom(...'ءابتثجحخدذرزسشصضطظعغفقكلمنهوىيةآأؤإئـ ')
    fc.assert(
      fc.property(fc.string({ unit: letters }), (name) => {
        const marked = `${name}\u064E`
        assert.equal(normalisedName(name), normalisedName(marked))
        assert.equal(soundedName(name), soundedName(marked))
      })
    )
  })

  test('a word is written as its letters are, one by one', ({ assert }) => {
    const word = fc
      .oneof(fc.string({ unit: 'grapheme-ascii' }), fc.string({ unit: 'binary' }))
      .map((text) => text.replace(/\s/gu, ''))
    fc.assert(
      fc.property(word, (text) => {
        assert.equal(normalisedLetters(text), [...text].map(normalisedLetter).join(''))
      })
    )
  })
})
