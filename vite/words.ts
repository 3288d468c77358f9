import fs from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { auditedWords } from '../domain/shared/areas/areas.ts'
import { locales } from '../domain/shared/choices/locales.ts'

const PREFIX = 'virtual:words/'

/** Written by the server alone: letters, field errors and what scripts are told. */
const SERVER_ONLY = ['mail', 'refusals', 'validator']

/** What the frame of every page speaks: one chunk of a language, fetched with the first page. */
const EVERYWHERE = ['app', 'areas', 'errors', 'shell', 'ui']

type Words = string | { [key: string]: Words }

/** Where a module names a feature whose words it speaks, or hands it to a part that speaks them. */
const SPOKEN = /(?:useTranslations\(|useAreaWords\(|\barea(?:=|: ))['"]([a-z_]+)/g

/** A module that speaks the words of every area the trail tells of. */
const SPEAKS_TRAIL = /\btrailWords\b/

/**
 * Serves `virtual:words/<locale>` (what every page speaks) and `virtual:words/<locale>-<feature>` as lazy chunks, or
 * several features as one (`<locale>-areas+shell`), writes into each module which features it speaks (docs/adr/0020), and
 * keeps the list of features typed in `.adonisjs/client/words.d.ts`.
 */
export function words(root: string): Plugin {
  const directory = (locale: string) => join(root, 'resources/lang', locale)
  const spoken = features(directory('en'))

  return {
    name: 'markaz:words',
    buildStart() {
      writeTypes(root, spoken)
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const [locale = 'en', feature] = id.slice(PREFIX.length + 1).split('-')
      const messages: Record<string, unknown> = {}
      for (const name of feature?.split('+') ?? EVERYWHERE) {
        const file = join(directory(locale), `${name}.json`)
        this.addWatchFile(file)
        messages[name] = compiled(JSON.parse(fs.readFileSync(file, 'utf8')))
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
    },
    transform: {
      order: 'pre',
      filter: { id: /\/inertia\/.*\.tsx?$/, code: [SPOKEN, SPEAKS_TRAIL] },
      handler(code) {
        const trail = SPEAKS_TRAIL.test(code) ? Object.values(auditedWords) : []
        const names = [...trail, ...[...code.matchAll(SPOKEN)].map(([, name]) => name)]
        const needed = spoken.filter((name) => names.includes(name) && !EVERYWHERE.includes(name))
        if (needed.length === 0) return
        return { code: [code, IMPORT, ...needed.map(needOf)].join('\n'), map: null }
      },
    },
  }
}

const IMPORT = "import { needWords as $needWords } from '~/words'"

function needOf(feature: string): string {
  const chunk = (locale: string) => `${locale}: () => import('${PREFIX}${locale}-${feature}')`
  return `$needWords('${feature}', { ${locales.map(chunk).join(', ')} })`
}

/** Messages as `use-intl/format-message/format-only` reads them, so that no browser carries the parser. */
function compiled(message: Words): unknown {
  if (typeof message === 'string') return compile(message)
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, compiled(value)]))
}

function features(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((feature) => !SERVER_ONLY.includes(feature))
    .sort()
}

function writeTypes(root: string, names: string[]): void {
  const file = join(root, '.adonisjs/client/words.d.ts')
  const lines = names.map(
    (name) => `  ${name}: typeof import('../../resources/lang/en/${name}.json')`
  )
  const text = ['export interface Messages {', ...lines, '}', ''].join('\n')
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return
  fs.mkdirSync(join(root, '.adonisjs/client'), { recursive: true })
  fs.writeFileSync(file, text)
}
