import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { configApp } from '@adonisjs/eslint-config'
import { ESLint } from 'eslint'
import { isAdded } from './changes.js'
import { house } from './index.js'

const browser = 'What only a browser runs belongs in inertia/.'

const rules = {
  'house/docblock-subject': 'error',
  'house/keys-unpacked': 'error',
  'house/one-dialect': 'error',
  'house/plain-names': 'error',
  'max-len': [
    'error',
    { code: 10_000, comments: 110, ignoreUrls: true, ignoreTrailingComments: true },
  ],
}

const browserNames = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
]

/** A file is linted again when these rules change. */
function rulesDigest() {
  const digest = createHash('sha256')
  for (const file of fs.readdirSync(import.meta.dirname).toSorted()) {
    digest.update(fs.readFileSync(`${import.meta.dirname}/${file}`))
  }
  return digest.digest('hex').slice(0, 16)
}

const eslint = new ESLint({
  cache: true,
  cacheStrategy: 'content',
  cacheLocation: `node_modules/.cache/house/${rulesDigest()}`,
  overrideConfigFile: true,
  overrideConfig: configApp(
    { name: 'house', files: ['**/*.{js,ts,tsx}'], plugins: { house }, rules },
    {
      name: 'no browser in the domain',
      files: ['domain/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...browserNames.map((name) => ({ name, message: browser })),
        ],
      },
    }
  ),
})

const isOurs = ({ ruleId }) => /^(house\/|max-len$|no-restricted-globals$)/.test(ruleId ?? '')

/** The rules’ messages for the added lines among these changes, each with its path and line. */
export async function lineProblems(changes) {
  const results = await eslint.lintFiles([...changes.keys()])
  return results.flatMap(({ filePath, messages }) => {
    const path = filePath.slice(process.cwd().length + 1)
    return messages
      .filter((message) => isOurs(message) && isAdded(changes.get(path), message.line))
      .map(({ line, message }) => `${path}:${line}: ${message}`)
  })
}

/** The rules’ messages for a text, as if all of it were new. */
export async function problemsIn(path, text) {
  const [{ messages }] = await eslint.lintText(text, { filePath: path })
  return messages.filter(isOurs).map(({ message }) => message)
}
