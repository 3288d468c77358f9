import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { markKeys } from '#inertia/components/attendance/keys'

const sheetLetters = (language: string) =>
  JSON.parse(readFileSync(`resources/lang/${language}/attendance_sheet.json`, 'utf8')).mark

test.group('Letters of attendance', () => {
  test('C20 a letter means the same on the roster and on the sheet', ({ assert }) => {
    const letters = { en: sheetLetters('en'), ar: sheetLetters('ar') }
    for (const [status, { key, arabic }] of Object.entries(markKeys)) {
      if (status === 'present') continue
      assert.equal(letters.en[status], key)
      assert.equal(letters.ar[status], arabic)
    }
    const others = ['early', 'called_off', 'frozen']
    const rosterLetters = Object.values(markKeys).flatMap(({ key, arabic }) => [key, arabic])
    for (const status of others) {
      assert.notInclude(rosterLetters, letters.en[status])
      assert.notInclude(rosterLetters, letters.ar[status])
    }
  })
})
