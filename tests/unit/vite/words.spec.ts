import { test } from '@japa/runner'
import { words } from '#vite/words'

const { transform } = words(process.cwd())
const written = (code: string) => {
  const { handler } = transform as { handler: (code: string) => { code: string } | undefined }
  return handler(code)?.code ?? code
}

test.group('Words a module needs', () => {
  for (const code of [
    `const t = useTranslations('students')`,
    `const t = useTranslations('students.form')`,
    `const t = useAreaWords('students')`,
    `const list = <RecordList area="students" />`,
    `const list = useRecordList({ area: 'students' })`,
  ]) {
    test(`E1 are read off what it says: ${code}`, ({ assert }) => {
      const needs = written(code)
      assert.include(needs, `import('virtual:words/en-students')`)
      assert.include(needs, `import('virtual:words/ar-students')`)
    })
  }

  test('E1 are each named once, and those of every page not at all', ({ assert }) => {
    const code = `useTranslations('students'); useTranslations('students.form'); useTranslations('ui.list')`
    assert.lengthOf(written(code).match(/\$needWords\(/g) ?? [], 1)
    assert.equal(written(`useTranslations('shell')`), `useTranslations('shell')`)
  })

  test('E1 are those of every area the trail tells of where it is told', ({ assert }) => {
    const needs = written(`export const words = trailWords(entry.area)`)
    for (const area of ['students', 'packages', 'enrolments']) {
      assert.include(needs, `import('virtual:words/en-${area}')`)
    }
  })

  test('E1 are messages the browser need not parse', async ({ assert }) => {
    const { load } = words(process.cwd()) as { load: (id: string) => string }
    const chunk = load.call({ addWatchFile: () => undefined }, '\0virtual:words/ar-students')
    assert.notMatch(chunk, /, plural,/)
    assert.match(chunk, /few.{0,9}\[0,/)
  })

  test('E1 are of several features where somebody needs several', ({ assert }) => {
    const { load } = words(process.cwd()) as { load: (id: string) => string }
    const chunk = load.call({ addWatchFile: () => undefined }, '\0virtual:words/ar-areas+shell')
    for (const word of ['الطلاب', 'قفل الشاشة']) assert.include(chunk, word)
  })
})
