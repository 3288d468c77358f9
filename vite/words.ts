import fs from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:words/'

/** Written by the server alone: letters and field errors. */
const SERVER_ONLY = ['mail', 'validator']

/**
 * Serves `virtual:words/<locale>`: every feature file of one language as one lazy chunk,
 * and keeps the list of features typed in `.adonisjs/client/words.d.ts`.
 */
export function words(root: string): Plugin {
  const directory = (locale: string) => join(root, 'resources/lang', locale)

  return {
    name: 'markaz:words',
    buildStart() {
      writeTypes(root, features(directory('en')))
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const folder = directory(id.slice(PREFIX.length + 1))
      const messages: Record<string, unknown> = {}
      for (const feature of features(folder)) {
        const file = join(folder, `${feature}.json`)
        this.addWatchFile(file)
        messages[feature] = JSON.parse(fs.readFileSync(file, 'utf8'))
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
    },
  }
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
