import { test } from '@japa/runner'
import { lackingNames, otherNames } from '#domain/imports/rules/other_names'

const sara = { first_name: 'سارة', last_name: 'الحربي' }
const accepted = new Map([
  ['سارة', 'Sara'],
  ['عبد الرحمن', 'Abdulrahman'],
  ['الحربي', 'Al-Harbi'],
  ['Omar', 'عمر'],
  ['Khalil', 'خليل'],
])

test.group('Names that a file has in one language', () => {
  test('{lacks} are lacking of {first_name} {last_name} / {first_name_other} {last_name_other}')
    .with([
      { ...sara, lacks: ['سارة', 'الحربي'] },
      { ...sara, first_name_other: 'Sarah', lacks: ['الحربي'] },
      { ...sara, first_name_other: 'Sarah', last_name_other: 'Harbi', lacks: [] },
      { ...sara, first_name_other: 'سارّة', lacks: [] },
      {
        first_name: 'محمد عبد الرحمن محمد',
        last_name: 'آل سعود',
        lacks: ['محمد', 'عبد الرحمن', 'آل سعود'],
      },
      { first_name: 'Omar', last_name: 'Khalil 2', lacks: ['Omar', 'Khalil'] },
      { first_name: 'Omar', last_name: 'خليل', lacks: [] },
      { first_name: 'Иван', last_name: 'Петров', lacks: [] },
      { title_en: 'Algebra', lacks: [] },
    ] as const)
    .run(({ assert }, { lacks, ...values }) => assert.deepEqual(lackingNames(values), [...lacks]))

  test('{first_name} {last_name} is completed by {other}')
    .with([
      { ...sara, other: { first_name_other: 'Sara', last_name_other: 'Al-Harbi' } },
      { ...sara, first_name_other: 'Sarah', other: { last_name_other: 'Al-Harbi' } },
      { ...sara, last_name: 'حداد', other: {} },
      { ...sara, first_name: 'سارة نور', other: {} },
      { ...sara, first_name: 'سارة '.repeat(13).trim(), other: {} },
      {
        first_name: 'سارة عبد الرحمن',
        last_name: 'الحربي',
        other: { first_name_other: 'Sara Abdulrahman', last_name_other: 'Al-Harbi' },
      },
      {
        first_name: 'Omar',
        last_name: 'Khalil 2',
        other: { first_name_other: 'عمر', last_name_other: 'خليل 2' },
      },
    ])
    .run(({ assert }, { other, ...values }) => {
      assert.deepEqual(otherNames(values, accepted), { ...other })
    })
})
