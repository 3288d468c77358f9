import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { dayAndTime, hoursWords } from '#app/mail/moment_words'
import { hoursText } from '#tests/helpers/words/hours_text'

const nbsp = '\u00a0'
const zone = 'Asia/Riyadh'
const [morning, afternoon] = [new Date('2026-11-25T06:05Z'), new Date('2026-11-25T13:30Z')]

test('a time in a letter doesn’t break before its half of the day', ({ assert }) => {
  const written = (tag: string) =>
    [afternoon, morning].map((at) =>
      dayAndTime(i18nManager.locale(tag), at, zone).time.replace(/[\u2066-\u2069]/g, '')
    )
  assert.deepEqual(written('ar-SA-u-nu-latn'), [`4:30${nbsp}م`, `9:05${nbsp}ص`])
  assert.deepEqual(written('ar-SA-u-nu-arab'), [`٤:٣٠${nbsp}م`, `٩:٠٥${nbsp}ص`])
  assert.deepEqual(written('en-GB'), ['16:30', '09:05'])
})

test('the hours of a letter are those of pages and paper, over midnight too', ({ assert }) => {
  const words = i18nManager.locale('ar-SA-u-ca-gregory-nu-latn')
  assert.equal(hoursWords(words, morning, afternoon, zone), hoursText('ar', '09:05', '16:30'))
  const night = new Date('2026-11-25T22:00Z')
  assert.equal(hoursWords(words, afternoon, night, zone), hoursText('ar', '16:30', '01:00'))
})
