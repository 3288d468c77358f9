import { test } from '@japa/runner'
import fc from 'fast-check'
import { currencyCodes, decimalsOf } from '#domain/shared/money/currencies'
import { amountInWords } from '#domain/shared/money/in_words/amount_in_words'
import { arabicCurrencies } from '#domain/shared/money/in_words/arabic_currencies'
import { smallUnits } from '#domain/shared/money/in_words/small_units'
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

  test('decimals are counted in the coins of the currency: {0} {1}')
    .with([
      [
        'SAR',
        334_99,
        'three hundred thirty-four Saudi riyals and ninety-nine halalas',
        'ثلاثمئة وأربعة وثلاثون ريالًا سعوديًا وتسع وتسعون هللة',
      ],
      ['SAR', 1_01, 'one Saudi riyal and one halala', 'ريال سعودي واحد وهللة واحدة'],
      ['SAR', 2_02, 'two Saudi riyals and two halalas', 'ريالان سعوديان وهللتان'],
      ['SAR', 10_10, 'ten Saudi riyals and ten halalas', 'عشرة ريالات سعودية وعشر هللات'],
      ['SAR', 185_00, 'one hundred eighty-five Saudi riyals', 'مئة وخمسة وثمانون ريالًا سعوديًا'],
      ['SAR', 0, 'zero Saudi riyals', 'صفر ريال سعودي'],
      ['AED', 12_11, 'twelve UAE dirhams and eleven fils', 'اثنا عشر درهمًا إماراتيًا وأحد عشر فلسًا'],
      ['QAR', 3_03, 'three Qatari riyals and three dirhams', 'ثلاثة ريالات قطرية وثلاثة دراهم'],
      [
        'KWD',
        11_666,
        'eleven Kuwaiti dinars and six hundred sixty-six fils',
        'أحد عشر دينارًا كويتيًا وستمئة وستة وستون فلسًا',
      ],
      ['KWD', 1_200, 'one Kuwaiti dinar and two hundred fils', 'دينار كويتي واحد ومئتا فلس'],
      [
        'BHD',
        22_140,
        'twenty-two Bahraini dinars and one hundred forty fils',
        'اثنان وعشرون دينارًا بحرينيًا ومئة وأربعون فلسًا',
      ],
      ['JOD', 100_005, 'one hundred Jordanian dinars and five fils', 'مئة دينار أردني وخمسة فلوس'],
      [
        'OMR',
        5_103,
        'five Omani rials and one hundred three baisas',
        'خمسة ريالات عمانية ومئة وثلاث بيسات',
      ],
      ['TND', 7_002, 'seven Tunisian dinars and two millimes', 'سبعة دنانير تونسية ومليمان'],
      [
        'LYD',
        4_250,
        'four Libyan dinars and two hundred fifty dirhams',
        'أربعة دنانير ليبية ومئتان وخمسون درهمًا',
      ],
      [
        'IQD',
        1000_750,
        'one thousand Iraqi dinars and seven hundred fifty fils',
        'ألف دينار عراقي وسبعمئة وخمسون فلسًا',
      ],
      ['EGP', 5, 'five piastres', 'خمسة قروش'],
      [
        'MAD',
        21_21,
        'twenty-one Moroccan dirhams and twenty-one centimes',
        'واحد وعشرون درهمًا مغربيًا وواحد وعشرون سنتيمًا',
      ],
      ['DZD', 2_50, 'two Algerian dinars and fifty centimes', 'ديناران جزائريان وخمسون سنتيمًا'],
      [
        'LBP',
        3_12,
        'three Lebanese pounds and twelve piastres',
        'ثلاث ليرات لبنانية واثنا عشر قرشًا',
      ],
      ['SYP', 11_01, 'eleven Syrian pounds and one piastre', 'إحدى عشرة ليرة سورية وقرش واحد'],
      ['SDG', 1_00, 'one Sudanese pound', 'جنيه سوداني واحد'],
      ['YER', 8_08, 'eight Yemeni rials and eight fils', 'ثمانية ريالات يمنية وثمانية فلوس'],
      ['TRY', 8_08, 'eight Turkish Lira and eight kurus', 'ثماني ليرات تركية وثمانية قروش'],
      ['USD', 2_12, 'two US dollars and twelve cents', 'دولاران أمريكيان واثنا عشر سنتًا'],
      ['CAD', 1_00, 'one Canadian dollar', 'دولار كندي واحد'],
      ['EUR', 3_03, 'three euros and three cents', 'ثلاثة يورو وثلاثة سنتات'],
      ['GBP', 1_01, 'one British pound and one penny', 'جنيه إسترليني واحد وبنس واحد'],
      ['GBP', 4_02, 'four British pounds and two pence', 'أربعة جنيهات إسترلينية وبنسان'],
      ['INR', 12_03, 'twelve Indian rupees and three paise', 'اثنتا عشرة روبية هندية وثلاث بيسات'],
      [
        'JPY',
        8999,
        'eight thousand nine hundred ninety-nine Japanese yen',
        'ثمانية آلاف وتسعمئة وتسعة وتسعون ينًا يابانيًا',
      ],
      ['HKD', 2_00, 'two Hong Kong dollars', 'دولارا هونغ كونغ'],
      ['XOF', 11, 'eleven West African CFA francs', 'أحد عشر فرنك غرب أفريقيا'],
    ] as const)
    .run(({ assert }, [currency, minor, en, ar]) => {
      const amount = { minor: BigInt(minor), currency, exponent: decimalsOf(currency) }
      assert.equal(amountInWords(amount, 'en'), `${en} only`)
      assert.equal(amountInWords(amount, 'ar'), `فقط ${ar} لا غير`)
    })

  test('decimals that are no whole coin are a fraction', ({ assert }) => {
    const spell = (minor: bigint, currency: string, exponent: number) =>
      (['en', 'ar'] as const).map((language) =>
        amountInWords({ minor, currency, exponent }, language)
      )
    assert.deepEqual(spell(1_005n, 'SAR', 3), [
      'one Saudi riyal and 005/1000 only',
      'فقط ريال سعودي واحد و005/1000 لا غير',
    ])
    assert.deepEqual(spell(1_050n, 'SAR', 3), [
      'one Saudi riyal and five halalas only',
      'فقط ريال سعودي واحد وخمس هللات لا غير',
    ])
    assert.deepEqual(spell(1_25n, 'KWD', 2), [
      'one Kuwaiti dinar and two hundred fifty fils only',
      'فقط دينار كويتي واحد ومئتان وخمسون فلسًا لا غير',
    ])
    assert.deepEqual(spell(50n, 'JPY', 2), [
      'zero Japanese yen and 50/100 only',
      'فقط صفر ين ياباني و50/100 لا غير',
    ])
    assert.throws(() => spell(-1n, 'SAR', 2))
  })

  test('every currency that is offered has its nouns, and its coins where it has decimals', ({
    assert,
  }) => {
    const fifths = ['MRU', 'MGA']
    for (const currency of currencyCodes) {
      assert.property(arabicCurrencies, currency)
      const hasCoins = decimalsOf(currency) > 0 && !fifths.includes(currency)
      assert.equal(smallUnits.has(currency), hasCoins, currency)
    }
    assert.lengthOf(Object.keys(arabicCurrencies), currencyCodes.length)
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
