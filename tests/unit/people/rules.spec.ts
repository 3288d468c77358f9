import { test } from '@japa/runner'
import fc from 'fast-check'
import { isBirthDate } from '#domain/people/rules/birth_date'
import { isNamedAlike } from '#domain/people/rules/named_alike'
import { phoneNumber } from '#domain/people/rules/phone_number'
import { studentNumber } from '#domain/people/students/rules/student_number'
import { writtenPhone } from '#domain/people/rules/written_phone'

const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)

test.group('A phone number', () => {
  test('{typed} in {country} is {number}')
    .with([
      { typed: '0501234567', country: 'SA', number: '+966501234567' },
      { typed: '٠٥٠ ١٢٣ ٤٥٦٧', country: 'SA', number: '+966501234567' },
      { typed: '۰۵۰۱۲۳۴۵۶۷', country: 'SA', number: '+966501234567' },
      { typed: '+966 (50) 123-4567', country: 'JO', number: '+966501234567' },
      { typed: '00966501234567', country: 'JO', number: '+966501234567' },
      { typed: '\u202A0791112223\u202C', country: 'JO', number: '+962791112223' },
      { typed: '0791112223', country: 'JO', number: '+962791112223' },
      { typed: '01001234567', country: 'EG', number: '+201001234567' },
    ])
    .run(({ assert }, { typed, country, number }) => {
      assert.equal(phoneNumber(typed, country), number)
    })

  test('"{$self}" is none')
    .with(['', '12', 'call me', '0501234567 ext 5', '+', '٠', '+999123456789', "' or 1=1"])
    .run(({ assert }, typed) => {
      assert.isUndefined(phoneNumber(typed, 'SA'))
    })

  test('an unknown country reads only international numbers', ({ assert }) => {
    assert.isUndefined(phoneNumber('0501234567', 'ZZ'))
    assert.equal(phoneNumber('+966501234567', 'ZZ'), '+966501234567')
  })

  test('{number} is written {written}')
    .with([
      { number: '+966501234567', written: '+966 50 123 4567' },
      { number: '+962791112223', written: '+962 7 9111 2223' },
      { number: '+442071838750', written: '+44 20 7183 8750' },
      { number: 'on paper', written: 'on paper' },
    ])
    .run(({ assert }, { number, written }) => {
      assert.equal(writtenPhone(number), written)
      assert.equal(writtenPhone(number), written, 'and again')
    })

  test('is still the same number when it is written, and none stays none', ({ assert }) => {
    assert.isNull(writtenPhone(null))
    for (let tail = 0; tail < 2100; tail++) {
      const number = `+9665${String(tail * 47_001).padStart(8, '0')}`
      assert.equal(phoneNumber(writtenPhone(number), 'US'), number)
    }
  })

  test('is the same in Latin, Arabic-Indic and Persian digits', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (tail) => {
        const typed = `05${String(tail).padStart(8, '0')}`
        const number = phoneNumber(typed, 'SA')
        assert.equal(phoneNumber(arabic(typed), 'SA'), number)
        assert.equal(phoneNumber(persian(typed), 'SA'), number)
        if (number) assert.match(number, /^\+[1-9][0-9]{6,14}$/)
      })
    )
  })

  test('what was stored is stored again unchanged, whatever was typed', ({ assert }) => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('SA', 'JO', 'AE', 'EG', 'GB'), (typed, country) => {
        const number = phoneNumber(typed, country)
        if (number) assert.equal(phoneNumber(number, 'US'), number)
      })
    )
  })
})

test.group('A student number', () => {
  test('is the year of registration and the running number', ({ assert }) => {
    assert.equal(studentNumber(1, '2026-09-01'), 'S-260001')
    assert.equal(studentNumber(9999, '2026-09-01'), 'S-269999')
    assert.equal(studentNumber(10_000, '2030-01-01'), 'S-3010000')
  })

  test('differs for every running number', ({ assert }) => {
    const sequence = fc.integer({ min: 1, max: 10_000_000 })
    const year = fc.integer({ min: 2000, max: 2099 })
    fc.assert(
      fc.property(sequence, sequence, year, (one, two, registered) => {
        const day = `${registered}-05-05`
        assert.equal(studentNumber(one, day) === studentNumber(two, day), one === two)
      })
    )
  })
})

test.group('A birth date', () => {
  test('{day} is {answer}')
    .with([
      { day: '2012-05-01', answer: true },
      { day: '2024-02-29', answer: true },
      { day: '2026-11-21', answer: true },
      { day: '1900-01-01', answer: true },
      { day: '2026-11-22', answer: false },
      { day: '1899-12-31', answer: false },
      { day: '2023-02-29', answer: false },
      { day: '2012-5-1', answer: false },
      { day: '2012-05-01T00:00:00Z', answer: false },
      { day: '', answer: false },
    ])
    .run(({ assert }, { day, answer }) => {
      assert.equal(isBirthDate(day, '2026-11-21'), answer)
    })
})

test.group('Two children of one form', () => {
  const named = (first: string, last: string, other: [string, string] | null = null) => ({
    firstName: first,
    lastName: last,
    firstNameOther: other?.[0] ?? null,
    lastNameOther: other?.[1] ?? null,
  })

  test('are one when they are called the same in a language', ({ assert }) => {
    const layan = named('Layan', 'Odeh', ['ليان', 'عودة'])
    assert.isTrue(isNamedAlike(layan, named('LAYAN', 'odeh')))
    assert.isTrue(isNamedAlike(layan, named('ليان', 'عودة')))
    assert.isFalse(isNamedAlike(layan, named('Omar', 'Odeh', ['عمر', 'عودة'])))
    assert.isFalse(isNamedAlike(named('Layan', 'Odeh'), named('Omar', 'Odeh')))
  })
})
