import { test } from '@japa/runner'
import fc from 'fast-check'
import { keyboardSwapped } from '#domain/shared/names/keyboard_swapped'

test.group('The keyboard in its other language', () => {
  test('{0} is {1}')
    .with([
      ['lpl]', 'محمد'],
      ['Hpl]', 'أحمد'],
      ['hpl]', 'احمد'],
      ['sghl', 'سلام'],
      ['sbl', 'سلام'],
      ['شاةثي', 'ahmed'],
      ['سشقش', 'sara'],
      ['هلاقشاهة', 'ibrahim'],
      ['محمد 12', 'lpl] 12'],
    ] as const)
    .run(({ assert }, [typed, meant]) => assert.equal(keyboardSwapped(typed), meant))

  test('swapped twice it is what was typed', ({ assert }) => {
    const latin = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz ') })
    const arabic = fc.string({ unit: fc.constantFrom(...'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ ') })
    fc.assert(
      // g and h beside each other write what b writes
      fc.property(
        fc.oneof(
          latin.filter((text) => !text.includes('gh')),
          arabic
        ),
        (typed) => {
          assert.equal(keyboardSwapped(keyboardSwapped(typed)), typed)
        }
      )
    )
  })
})
