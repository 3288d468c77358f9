import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { dayAndTime, timeWords } from '#app/mail/moment_words'

const nbsp = '\u00a0'

test('a time in a letter doesn’t break before its half of the day', ({ assert }) => {
  const at = new Date('2026-11-25T13:30:00Z')
  const written = (tag: string) => {
    const words = i18nManager.locale(tag)
    return [dayAndTime(words, at, 'Asia/Riyadh').time, timeWords(words, '09:05')]
  }
  assert.deepEqual(written('ar-SA-u-nu-latn'), [`4:30${nbsp}م`, `9:05${nbsp}ص`])
  assert.deepEqual(written('ar-SA-u-nu-arab'), [`٤:٣٠${nbsp}م`, `٩:٠٥${nbsp}ص`])
  assert.deepEqual(written('en-US'), [`4:30${nbsp}PM`, `9:05${nbsp}AM`])
  assert.deepEqual(written('en-GB'), ['16:30', '09:05'])
})
