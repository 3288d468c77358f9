import { test } from '@japa/runner'
import fc from 'fast-check'
import { askedWords } from '#domain/shared/names/asked_words'
import { nameKeys } from '#domain/shared/names/name_keys'
import { names, person, share } from '#tests/helpers/people/names'

const isFound = (query: string, name: string) =>
  askedWords(query).every(({ exact }) => share(exact, nameKeys(person(name))))

const isNearlyFound = (query: string, name: string) =>
  askedWords(query).every(({ exact, near }) => share([...exact, ...near], nameKeys(person(name))))

/** [the rule, one spelling, the other]; each is found by the other. */
const alike = [
  ['short vowels', 'محمد', 'Mohamed Muhammad Mohammed mhmd Mouhamed'],
  ['long vowels', 'يوسف', 'Yousef Youssef Yusuf Yusef Yusof'],
  ['doubled letters', 'حسان', 'Hassan Hasan'],
  ['alif with and without hamza', 'أحمد احمد', 'Ahmed Ahmad'],
  ['ain at the beginning', 'عمر', 'Omar Umar'],
  ['madda', 'آلاء', 'Alaa Ala'],
  ['final ة as a, ah or t', 'حياة', 'Haya Hayah Hayat'],
  ['final ى as a or ah', 'ندى', 'Nada Nadah'],
  ['silent e and h', 'سارة', 'Sara Sarah'],
  ['ج as j, g or dj', 'جمال', 'Jamal Gamal Djamal'],
  ['ق as q, k or g', 'قاسم', 'Qasim Kasem Gasim'],
  ['ث as th, s or t', 'عثمان', 'Othman Osman Otman'],
  ['ذ as dh or z', 'ذكية', 'Dhakia Zakia'],
  ['ض as d, dh or z', 'رضا', 'Rida Ridha Reza'],
  ['غ as gh or g', 'غسان', 'Ghassan Gassan'],
  ['ش as sh or ch', 'بشرى', 'Bushra Bouchra'],
  ['و at the beginning', 'وسام', 'Wissam Ouissam'],
  ['ي at the beginning', 'ياسين', 'Yassin Yacine'],
  ['soft c', 'ناصر', 'Nasser Naceur'],
  ['-oui', 'علوي', 'Alawi Alaoui'],
  ['s and h beside each other', 'إسحاق', 'Ishaq Is-haq'],
  ['t and h beside each other', 'فتحي', 'Fathi'],
  ['v for و and ف', 'جواد', 'Javad Jawad'],
  ['Turkish endings', 'مراد', 'Murat Murad'],
  ['a name of the table', 'يوسف', 'Joseph'],
  ['another of it', 'محمد', 'Mehmet Mohd Md'],
  ['chat digits', 'محمد', 'Mo7amed'],
] as const

test.group('Names by their keys', () => {
  test('{0}: found both ways')
    .with([...alike])
    .run(({ assert }, [, arabic, latin]) => {
      for (const one of arabic.split(' ')) {
        for (const other of latin.split(' ')) {
          assert.isTrue(isFound(other.replace('-', ''), one), `${other} finds ${one}`)
          assert.isTrue(isFound(one, other.replace('-', '')), `${one} finds ${other}`)
        }
      }
    })

  test('{0} is {1}')
    .with([
      [
        'an article, joined, apart or left out',
        'الحربي',
        ['Al-Harbi', 'Alharbi', 'El Harbi', 'Harbi'],
      ],
      ['an article before a vowel', 'العتيبي', ['Alotaibi', 'Al-Otaibi', 'Otaibi', 'عتيبي']],
      [
        'an article that sounds as its name begins',
        'الرشيدي',
        ['Ar-Rashidi', 'Errachidi', 'Rashidi'],
      ],
      ['no article', 'إلياس', ['Elias', 'Ilyas']],
      [
        'abd and its name',
        'عبد الرحمن',
        ['Abdulrahman', 'Abdurrahman', 'Abdel Rahman', 'عبدالرحمن'],
      ],
      ['one name', 'عبد الله', ['Abdullah', 'Abdallah', 'Abd Allah', 'عبدالله']],
      ['a name of two words', 'نور الدين', ['Noureddine', 'Nour Eldin', 'نورالدين']],
      ['a particle that may be missing', 'سلمان بن خالد', ['Salman Khalid', 'Salman ben Khaled']],
      ['two words in any order', 'محمد علي', ['Ali Mohamed', 'علي محمد']],
    ] as const)
    .run(({ assert }, [, name, others]) => {
      for (const other of others) {
        assert.isTrue(isFound(other, name), `${other} finds ${name}`)
        assert.isTrue(isFound(name, other), `${name} finds ${other}`)
      }
    })

  test('a name is found while it is typed, in either script', ({ assert }) => {
    for (const begun of ['moh', 'moham', 'mohamm', 'محم']) {
      assert.isTrue(isFound(begun, 'محمد'), begun)
      assert.isTrue(isFound(begun, 'Mohammed'), begun)
    }
    assert.isTrue(isFound('Mohamed al-har', 'محمد الحربي'))
    assert.isFalse(isFound('moh ', 'محمد'), 'a space ends the word')
    assert.isFalse(isFound('moh Ali', 'محمد علي'), 'only the last word is unfinished')
    assert.isTrue(isFound('عبد', 'Abdulaziz'), 'a particle alone')
    assert.isTrue(isFound('Salman bin', 'سلمان بن خالد'))
  })

  test('one letter is forgiven in either script: alone from four on, beside another word from two', ({
    assert,
  }) => {
    for (const misspelt of ['Irbahim', 'Ibrajim', 'Irahim', 'Ibrahkim']) {
      assert.isTrue(isNearlyFound(misspelt, 'إبراهيم'), misspelt)
      assert.isFalse(isFound(`${misspelt} `, 'إبراهيم'), misspelt)
    }
    for (const misspelt of ['سمسر', 'سفير', 'سسمير', 'سيرم']) {
      assert.isTrue(isNearlyFound(misspelt, 'Samir'), misspelt)
    }
    for (const [query, forgiven] of [
      ['Ali', [false]],
      ['Saad', [true]],
      ['Ali Al', [true, false]],
      ['Fd Ali', [true, true]],
      ['D Ali', [false, true]],
    ] as const) {
      assert.deepEqual(
        askedWords(query).map(({ near }) => near.length > 0),
        [...forgiven],
        query
      )
    }
  })

  test('with a letter wrong in abd the name behind it still leads to who is meant', ({
    assert,
  }) => {
    for (const misspelt of ['Abduwlkarim', 'bdulkarim', 'Adbulkarim', 'Xbdelkarim']) {
      assert.isTrue(isNearlyFound(misspelt, 'عبدالكريم'), misspelt)
    }
    for (const misspelt of ['عبادلفتاح', 'معبدالفتاح', 'عدالفتاح', 'عبدارلفتاح']) {
      assert.isTrue(isNearlyFound(misspelt, 'Abdelfattah'), misspelt)
    }
    assert.isTrue(isNearlyFound('لاسعدي', 'Alsaadi'), 'an article that is turned')
  })

  test('what ends alike is told from what only has the same consonants', ({ assert }) => {
    const isClosest = (query: string, name: string) =>
      share(askedWords(query)[0]!.closest, nameKeys(person(name)))
    for (const [query, name] of [
      ['Said', 'سعيد'],
      ['Saad', 'سعد'],
      ['Saud', 'سعود'],
      ['Safa', 'صفاء'],
      ['علي', 'Aly'],
    ]) {
      assert.isTrue(isClosest(query!, name!), `${query} ${name}`)
    }
    for (const [query, name] of [
      ['Saeed', 'سعاد'],
      ['Sofi', 'صفاء'],
      ['علي', 'Ola'],
    ]) {
      assert.isFalse(isClosest(query!, name!), `${query} ${name}`)
    }
  })

  test('who has nothing to do with it is not found', ({ assert }) => {
    for (const [query, name] of [
      ['Mohamed', 'ماجد سالم'],
      ['Sara', 'هدى حداد'],
      ['Ali Hassan', 'علي محمد'],
    ]) {
      assert.isFalse(isFound(`${query} `, name!), `${query} ${name}`)
    }
  })

  test('a person is found by the name as it is stored, at most sixty keys', ({ assert }) => {
    fc.assert(
      fc.property(names, names, (name, other) => {
        const keys = nameKeys({ ...person(name), first_name_other: other })
        assert.isAtMost(keys.length, 60)
        assert.isTrue(isFound(name, name))
      }),
      { examples: [['ة', 'a']] }
    )
  })

  test('the order of words changes no key', ({ assert }) => {
    const sorted = (name: string) => nameKeys(person(name)).toSorted()
    fc.assert(
      fc.property(
        fc.constantFrom('Sara', 'محمد', 'Alharbi'),
        fc.constantFrom('هدى', 'Omar', 'Noureddine'),
        (one, other) => {
          assert.deepEqual(sorted(`${one} ${other}`), sorted(`${other} ${one}`))
        }
      )
    )
  })

  test('a full name in both scripts has few keys', ({ assert }) => {
    const keys = nameKeys({
      first_name: 'Abdulrahman',
      last_name: 'Alqahtani',
      first_name_other: 'عبد الرحمن',
      last_name_other: 'القحطاني',
    })
    assert.isAtMost(keys.length, 40)
  })

  test('whatever is typed, the answer is short', ({ assert }) => {
    for (const query of [
      'a'.repeat(10_000),
      'ـَُِ',
      '\ud800',
      '😀 😀',
      '\u202e\u2066',
      '%_\\\'"',
      '(.*)+$',
      'a & b | !c',
      'ab '.repeat(5000),
    ]) {
      const words = askedWords(query)
      assert.isAtMost(words.length, 12)
      for (const { exact, near } of words) assert.isAtMost(exact.length + near.length, 400)
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        for (const { exact } of askedWords(query)) assert.isAbove(exact.length, 0)
      })
    )
  })
})
