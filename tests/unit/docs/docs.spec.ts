import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const read = (file: string) => readFileSync(file, 'utf8')
const documents = ['README.md', 'CONTEXT.md', 'AGENTS.md', ...globSync('docs/**/*.md')]
const readme = read('README.md')

const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name!)),
]

test.group('Documents', () => {
  test('the README starts with the two commands, one line each', ({ assert }) => {
    assert.match(readme, /^# .*\n\n```sh\nnpm ci && npm start\nnpm ci && npm test\n```\n/)
  })

  test('the README names every setting, and no other', ({ assert }) => {
    const known = found(read('start/env.ts'), /^ {2}([A-Z_]+):/gm)
    const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## An external'))
    const named = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => found(line.split('|')[1]!, /`([A-Z_]+)`/g))
    assert.isNotEmpty(known)
    assert.sameMembers(named, known)
  })

  test('.env.example shows every setting, and no other', ({ assert }) => {
    const known = found(read('start/env.ts'), /^ {2}([A-Z_]+):/gm)
    assert.sameMembers(found(read('.env.example'), /^([A-Z_]+)=/gm), known)
  })

  test('every npm script a document names exists', ({ assert }) => {
    const { scripts } = JSON.parse(read('package.json'))
    for (const file of documents) {
      const named = found(read(file), /npm (?:run )?(start|test(?::\w+)?|(?<=run )[\w:]+)/g)
      for (const name of named) assert.property(scripts, name, file)
    }
  })

  test('every ace command a document names exists', ({ assert }) => {
    const commands = globSync('commands/*.ts').map(read).join('\n')
    const known = found(commands, /commandName = '([\w:-]+)'/g)
    const named = found(readme, /npm run ace -- ([\w:-]+)/g)
    assert.isNotEmpty(named)
    assert.includeMembers(known, named)
  })

  test('every file a document names exists', ({ assert }) => {
    for (const file of documents) {
      const paths = found(
        read(file),
        /`((?:app|bin|commands|config|database|docs|domain|inertia|lint|providers|public|resources|start|tests|vite|\.ci)\/[\w./-]*)`/g
      )
      for (const path of paths) assert.isTrue(existsSync(path), `${file}: ${path}`)
    }
  })

  test('docs/where.md answers a hundred questions, each once and with a path', ({ assert }) => {
    const entries = read('docs/where.md')
      .split('\n')
      .map((line) => /^\d+\. +\*\*(.+?)\*\*: (.+)$/.exec(line))
      .filter((entry) => entry !== null)
    const questions = entries.map(([, question]) => question!)
    const answers = entries.map(([, , answer]) => answer!)
    assert.isAtLeast(answers.length, 100)
    assert.deepEqual(
      questions.filter((question, index) => questions.indexOf(question) !== index),
      []
    )
    assert.deepEqual(
      answers.filter((answer) => !/`[\w.]+(\/[\w./-]*|\.md)`|the same/.test(answer)),
      []
    )
  })

  test('decisions are numbered without a gap and say date, status and why', ({ assert }) => {
    const files = globSync('docs/adr/*.md').sort()
    for (const [index, file] of files.entries()) {
      assert.match(file, new RegExp(`/${String(index + 1).padStart(4, '0')}-[a-z0-9-]+\\.md$`))
      const text = read(file)
      assert.match(text, new RegExp(`^# ${index + 1}\\. .+\\n\\n\\d{4}-\\d\\d-\\d\\d · \\w+`))
      for (const part of ['Context', 'Decision', 'Consequences']) {
        assert.include(text, `**${part}.**`, file)
      }
    }
  })

  test('the glossary has each term once, with an Arabic term beside it', ({ assert }) => {
    const rows = read('CONTEXT.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (-|Term +\| Arabic)/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    assert.isAbove(rows.length, 40)
    for (const [, term, arabic] of rows) assert.match(arabic!, /[\u0600-\u06ff]/, term)
    assert.equal(new Set(rows.map(([, term]) => term)).size, rows.length)
  })
})
