import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatted } from '#bin/slice/formatted'
import type { SliceNames } from '#bin/slice/names'
import { arabicTrail, arabicWords, englishTrail, englishWords } from '#bin/slice/words'
import { wired, wiresOf } from '#bin/slice/wiring'

type Slice = { root: string; names: SliceNames; arabicTitle: string; isNewArea: boolean }

/** What of a slice is there already; nothing when the name is free. */
export function existing(root: string, context: string, { one, many }: SliceNames) {
  const places = [
    `app/admin/${many}`,
    `inertia/components/${many}`,
    `inertia/pages/admin/${many}`,
    `resources/lang/en/${many}.json`,
    `domain/${context}/${one}_record.ts`,
  ]
  return places.filter((place) => existsSync(join(root, place)))
}

/** The number the next migration begins with. */
export async function nextMigration(root: string) {
  const files = await readdir(join(root, 'database/migrations'))
  const last = Math.max(0, ...files.map((file) => Number.parseInt(file, 10) || 0))
  return String(last + 1).padStart(3, '0')
}

/** Writes the words of a slice and of its audit trail. */
export async function writeWords({ root, names, arabicTitle }: Slice) {
  const { many, manyTitle } = names
  const languages = [
    { lang: 'en', words: englishWords(names), trail: englishTrail(names), title: manyTitle },
    { lang: 'ar', words: arabicWords(arabicTitle), trail: arabicTrail, title: arabicTitle },
  ]
  for (const { lang, words, trail, title } of languages) {
    const own = join(root, 'resources/lang', lang, `${many}.json`)
    await save(own, JSON.stringify(words))
    const audit = join(root, 'resources/lang', lang, 'audit.json')
    const told = JSON.parse(await readFile(audit, 'utf8'))
    told.areas[many] = title
    told.actions[many] = trail
    await save(audit, JSON.stringify(told))
  }
}

/** Names the slice wherever one has to be named; answers the files where its place was not found. */
export async function wireSlice({ root, names, isNewArea }: Slice) {
  const missed: string[] = []
  for (const wire of wiresOf(names, isNewArea)) {
    const file = join(root, wire.file)
    const text = existsSync(file) ? wired(await readFile(file, 'utf8'), wire) : undefined
    if (text === undefined) missed.push(wire.file)
    else await save(file, text)
  }
  return missed
}

async function save(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await formatted(file, text))
}
