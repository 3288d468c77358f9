import { test } from '@japa/runner'
import fc from 'fast-check'
import { amountInWords } from '#domain/shared/money/in_words/amount_in_words'
import { largestMinor } from '#domain/shared/money/money'

const whole = (count: number | bigint, currency: string) =>
  amountInWords({ minor: BigInt(count), currency, exponent: 0 }, 'ar')
    .replace(/^فقط /, '')
    .replace(/ لا غير$/, '')

test.group('An amount in words', () => {
  test('the noun takes the form that its number asks for: {$self}')
    .with([
      [0, 'صفر ريال سعودي'],
      [1, 'ريال سعودي واحد'],
      [2, 'ريالان سعوديان'],
      [3, 'ثلاثة ريالات سعودية'],
      [10, 'عشرة ريالات سعودية'],
      [11, 'أحد عشر ريالًا سعوديًا'],
      [12, 'اثنا عشر ريالًا سعوديًا'],
      [21, 'واحد وعشرون ريالًا سعوديًا'],
      [99, 'تسعة وتسعون ريالًا سعوديًا'],
      [100, 'مئة ريال سعودي'],
      [101, 'مئة وواحد ريال سعودي'],
      [103, 'مئة وثلاثة ريالات سعودية'],
      [111, 'مئة وأحد عشر ريالًا سعوديًا'],
      [200, 'مئتا ريال سعودي'],
      [250, 'مئتان وخمسون ريالًا سعوديًا'],
      [300, 'ثلاثمئة ريال سعودي'],
      [1000, 'ألف ريال سعودي'],
      [1001, 'ألف وواحد ريال سعودي'],
      [2000, 'ألفا ريال سعودي'],
      [2500, 'ألفان وخمسمئة ريال سعودي'],
      [3000, 'ثلاثة آلاف ريال سعودي'],
      [11_000, 'أحد عشر ألف ريال سعودي'],
      [11_500, 'أحد عشر ألفًا وخمسمئة ريال سعودي'],
      [100_000, 'مئة ألف ريال سعودي'],
      [200_000, 'مئتا ألف ريال سعودي'],
      [1_002_000, 'مليون وألفا ريال سعودي'],
      [2_000_000, 'مليونا ريال سعودي'],
      [2_015_000, 'مليونان وخمسة عشر ألف ريال سعودي'],
    ] as const)
    .run(({ assert }, [count, words]) => {
      assert.equal(whole(count, 'SAR'), words)
    })

  test('a feminine noun turns the number: {$self}')
    .with([
      [1, 'ليرة سورية واحدة'],
      [2, 'ليرتان سوريتان'],
      [3, 'ثلاث ليرات سورية'],
      [8, 'ثماني ليرات سورية'],
      [11, 'إحدى عشرة ليرة سورية'],
      [12, 'اثنتا عشرة ليرة سورية'],
      [18, 'ثماني عشرة ليرة سورية'],
      [21, 'إحدى وعشرون ليرة سورية'],
      [3000, 'ثلاثة آلاف ليرة سورية'],
    ] as const)
    .run(({ assert }, [count, words]) => {
      assert.equal(whole(count, 'SYP'), words)
    })

  test('decimals are a fraction of as many parts as the currency has', ({ assert }) => {
    const spell = (minor: bigint, currency: string, exponent: number) =>
      (['en', 'ar'] as const).map((language) =>
        amountInWords({ minor, currency, exponent }, language)
      )
    assert.deepEqual(spell(22_140n, 'BHD', 3), [
      'twenty-two Bahraini dinars and 140/1000 only',
      'فقط اثنان وعشرون دينارًا بحرينيًا و140/1000 لا غير',
    ])
    assert.deepEqual(spell(11_666n, 'KWD', 3), [
      'eleven Kuwaiti dinars and 666/1000 only',
      'فقط أحد عشر دينارًا كويتيًا و666/1000 لا غير',
    ])
    assert.deepEqual(spell(18_500n, 'SAR', 2), [
      'one hundred eighty-five Saudi riyals only',
      'فقط مئة وخمسة وثمانون ريالًا سعوديًا لا غير',
    ])
    assert.deepEqual(spell(5n, 'EGP', 2), [
      'zero Egyptian pounds and 05/100 only',
      'فقط صفر جنيه مصري و05/100 لا غير',
    ])
    assert.deepEqual(spell(8999n, 'JPY', 0), [
      'eight thousand nine hundred ninety-nine Japanese yen only',
      'فقط ثمانية آلاف وتسعمئة وتسعة وتسعون ين ياباني لا غير',
    ])
    assert.throws(() => spell(-1n, 'SAR', 2))
  })

  test('two amounts are never spelt alike, and none has a gap', ({ assert }) => {
    const amounts = fc.bigInt({ min: 0n, max: largestMinor })
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        for (const language of ['en', 'ar'] as const)
          for (const currency of ['SAR', 'LBP']) {
            const [a, b] = [one, other].map((minor) =>
              amountInWords({ minor, currency, exponent: 2 }, language)
            )
            assert.equal(a === b, one === other)
            assert.notMatch(a!, / {2}|undefined|^ | $/)
          }
      })
    )
  })
})
