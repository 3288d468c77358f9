import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Reading } from '#domain/imports/cells/cell'
import { columnsOf } from '#domain/imports/columns/import_columns'
import { guessMapping } from '#domain/imports/columns/guess_mapping'

const reading: Reading = { phoneCountry: 'SA', today: '2026-11-21', dateOrder: 'dmy' }

/** What an export heads by which field's words, and the words in its cells. */
const exported = {
  courses: {
    fields: {
      code: 'code',
      title_en: 'title_en',
      title_ar: 'title_ar',
      subject: 'subject_id',
      level: 'level_id',
      work_types: 'work_types',
      capacity: 'capacity',
      min_students: 'min_students',
      total_sessions: 'total_sessions',
      session_minutes: 'session_minutes',
      status: 'status',
    },
    cells: { work_types: undefined, status: ['draft', 'active'] },
  },
  groups: {
    fields: {
      code: 'code',
      title_en: 'title_en',
      title_ar: 'title_ar',
      course: 'course_id',
      instructor: 'instructor_id',
      work_type: 'work_type',
      capacity: 'capacity',
      starts_on: 'starts_on',
      ends_on: 'ends_on',
      status: 'status',
    },
    cells: { work_type: undefined, gender_policy: undefined, status: ['draft', 'open'] },
  },
} as const

test.group('A list that was exported here', () => {
  test('its columns and words are known again, in both languages: {entity}, {locale}')
    .with(
      (['courses', 'groups'] as const).flatMap((entity) =>
        ['en', 'ar'].map((locale) => ({ entity, locale }))
      )
    )
    .run(({ assert }, { entity, locale }) => {
      const words = JSON.parse(readFileSync(`resources/lang/${locale}/${entity}.json`, 'utf8'))
      const { fields, cells } = exported[entity]
      const headings = Object.values(fields).map((field) => words.fields[field])
      assert.deepEqual(guessMapping(columnsOf[entity], headings), Object.keys(fields))
      for (const [name, values] of Object.entries(cells)) {
        const { read } = columnsOf[entity].columns.find((column) => column.name === name)!
        for (const value of values ?? Object.keys(words[name])) {
          const meant = name === 'work_types' ? [value] : value
          assert.deepEqual(read(words[name][value], reading), { value: meant }, `${name} ${value}`)
        }
      }
    })
})
