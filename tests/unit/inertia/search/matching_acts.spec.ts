import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { matchingActs, type NamedAct } from '#inertia/components/search/acts/matching_acts'
import { lineWords } from '#inertia/components/search/acts/line_words'
import { adminMenu } from '#inertia/layouts/menu/admin_menu'
import { alertKinds } from '#domain/shared/choices/alert_kinds'
import { wordsOf } from '#tests/helpers/words/words'

const named = (id: string, ...texts: string[]): NamedAct => ({
  act: { id, icon: () => null, words: [] },
  texts,
})

const acts = [
  named('import', 'Import students', 'استيراد الطلاب'),
  named('list', 'Students', 'الطلاب', 'All students', 'كل الطلاب'),
  named('create', 'Add student', 'إضافة طالب', 'new create', 'جديد جديدة', 'Students', 'الطلاب'),
  named('lock', 'Lock the screen', 'قفل الشاشة'),
]

const glossaries = [wordsOf('en'), wordsOf('ar')]

const spokenKeys: [id: string, keys: string[]][] = [
  ...adminMenu
    .flatMap((node) => node.sub ?? [node])
    .map(({ area = '', line }): [string, string[]] => [`${area}.${line}`, lineWords(area, line)]),
  ['family', ['search.family', 'search.also.family']],
  ['language', ['search.language.ar', 'search.also.language']],
  ...alertKinds.map((kind): [string, string[]] => [
    kind,
    [`attention.kinds.${kind}`, `search.also.alerts.${kind}`],
  ]),
  ['hours', ['search.instructor_hours', 'search.also.hours']],
]

/** As the palette has them: each with its words in both languages. */
const spoken = spokenKeys.map(([id, keys]) =>
  named(id, ...keys.flatMap((key) => glossaries.flatMap((glossary) => glossary.get(key) ?? [])))
)

const cases: [query: string, ...ids: string[]][] = [
  ['stud', 'list', 'create', 'import'],
  ['new student', 'create'],
  ['student new', 'create'],
  ['طالب جديد', 'create'],
  ['طلاب', 'list', 'create', 'import'],
  ['الطلاب', 'list', 'create', 'import'],
  ['اضافه', 'create'],
  ["'hgf []d]", 'create'],
  ['مخؤن', 'lock'],
  ['tudents'],
  ['%_\\'],
  ['   '],
]

const otherwise: [query: string, id: string][] = [
  ['teachers', 'instructors.all'],
  ['المعلمون', 'instructors.all'],
  ['المعلمين', 'instructors.all'],
  ['new teacher', 'instructors.create'],
  ['parents', 'guardians.all'],
  ['families', 'guardians.all'],
  ['ولي أمر', 'guardians.all'],
  ['مجموعة', 'groups.all'],
  ['مجموعه', 'groups.create'],
  ['classes', 'groups.all'],
  ['حصة', 'sessions.all'],
  ['درس', 'sessions.all'],
  ['جدول', 'sessions.all'],
  ['timetable', 'sessions.all'],
  ['timetable', 'calendar.undefined'],
  ['تقويم', 'calendar.undefined'],
  ['قاعة', 'rooms.all'],
  ['room', 'rooms.all'],
  ['عطلة', 'holidays.all'],
  ['إجازة', 'holidays.all'],
  ['دوام', 'timings.undefined'],
  ['رمضان', 'timings.undefined'],
  ['families', 'family'],
  ['عائلات', 'family'],
  ['language', 'language'],
  ['اللغة', 'language'],
  ['غياب', 'absences'],
  ['طلبات', 'absences'],
  ['بديل', 'substitutes'],
  ['unmarked', 'unmarked'],
  ['ساعات', 'hours'],
]

test.group('Pages and actions that match', () => {
  for (const [query, ...ids] of cases) {
    test(`D1 «${query}»: ${ids.join(', ') || 'none'}`, ({ assert }) => {
      assert.deepEqual(
        matchingActs(acts, query).map(({ id }) => id),
        ids
      )
    })
  }

  test('the menu is called so everywhere, and found as the sidebar as well', ({ assert }) => {
    const also = 'search.also.sidebar'
    for (const [locale, sidebar] of [
      ['en', /sidebar/i],
      ['ar', /القائمة الجانبية/],
    ] as const) {
      const said = [...wordsOf(locale)].filter(([, text]) => sidebar.test(text))
      assert.deepEqual(
        said.map(([key]) => key),
        [also]
      )
    }
    const both = ['search.show.sidebar', also].flatMap((key) =>
      (['en', 'ar'] as const).map((locale) => wordsOf(locale).get(key)!)
    )
    for (const query of ['sidebar', 'show menu', 'القائمة الجانبية', 'إظهار القائمة']) {
      assert.lengthOf(matchingActs([named('show', ...both)], query), 1, query)
    }
  })

  test('D1 what people call them otherwise finds them: {0}')
    .with(otherwise)
    .run(({ assert }, [query, id]) => {
      const found = matchingActs(spoken, query).map((act) => act.id)
      assert.include(found, id)
    })

  test('every word they are called by is there', ({ assert }) => {
    const code = globSync('inertia/components/search/acts/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const keys = [...code.matchAll(/['`]((?:search|shell|appearance|areas)\.[\w.${}]+)['`]/g)]
    const words = [...wordsOf('en').keys()]
    const missing = keys
      .map(([, key]) => key!)
      .filter((key) => {
        const pattern = key.replaceAll('.', '\\.').replace(/\$\{\w+\}/g, '[\\w.]+')
        return !words.some((word) => new RegExp(`^${pattern}$`).test(word))
      })
    assert.deepEqual(missing, [])
    for (const key of ['search.also.dark', 'search.dark.${mode}', 'areas.${area}.title']) {
      assert.include(
        keys.map(([, found]) => found),
        key
      )
    }
  })
})
