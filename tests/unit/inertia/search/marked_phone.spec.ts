import { test } from '@japa/runner'
import { CLOSING, markedPhone, OPENING } from '#inertia/components/search/records/documents'

const written = '+966 50 123 4567'

const cases: [kept: string, shown: string][] = [
  ['+966501234567', written],
  ['[+966501]234567', '[+966 50 1]23 4567'],
  ['+96650[123]4567', '+966 50 [123] 4567'],
  ['[+966501234567]', '[+966 50 123 4567]'],
  ['+966[50][1234]567', '+966 [50] [123 4]567'],
  ['+9[99]9', '+9[99]9'],
]

const inMarks = (text: string) => text.replaceAll('[', OPENING).replaceAll(']', CLOSING)

test.group('A phone that was found', () => {
  test('D8 is written as everywhere, and marked: {0}')
    .with(cases)
    .run(({ assert }, [kept, shown]) => {
      assert.equal(markedPhone(inMarks(kept), written), inMarks(shown))
    })
})
