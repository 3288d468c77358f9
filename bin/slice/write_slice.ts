import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatted } from '#bin/slice/formatted'
import type { SliceNames } from '#bin/slice/names'
import type { StubFile } from '#bin/slice/stubs'
import { arabicArea, arabicWords, englishArea, englishWords } from '#bin/slice/words'
import { wiresOf } from '#bin/slice/wiring'

type Slice = { root: string; names: SliceNames; arabicTitle: string; isWrittenOut: boolean }

export function existing(root: string, domain: string, { one, many }: SliceNames) {
  const places = [
    `app/admin/${many}`,
    `inertia/components/${many}`,
    `inertia/pages/admin/${many}`,
    `resources/lang/en/${many}.json`,
    `${domain}/${one}_record.ts`,
  ]
  return places.filter((place) => existsSync(join(root, place)))
}

export async function nextMigration(root: string) {
  const files = await readdir(join(root, 'database/migrations'))
  const last = Math.max(0, ...files.map((file) => Number.parseInt(file, 10) || 0))
  return String(last + 1).padStart(3, '0')
}

export async function writeFiles(root: string, files: StubFile[]) {
  for (const { path, text } of files) await save(join(root, path), text)
}

export async function writeWords({ root, names, arabicTitle }: Slice) {
  const { many, manyTitle } = names
  const languages = [
    { lang: 'en', words: englishWords(names), area: englishArea(names), title: manyTitle },
    { lang: 'ar', words: arabicWords(arabicTitle), area: arabicArea, title: arabicTitle },
  ]
  for (const { lang, words, area, title } of languages) {
    const own = join(root, 'resources/lang', lang, `${many}.json`)
    await save(own, JSON.stringify(words))
    const file = join(root, 'resources/lang', lang, 'areas.json')
    const areas = JSON.parse(await readFile(file, 'utf8'))
    areas[many] = { title, ...areas[many], ...area }
    await save(file, JSON.stringify(areas))
  }
}

export async function wireSlice({ root, names, isWrittenOut }: Slice) {
  const missed: string[] = []
  for (const wire of wiresOf(names, isWrittenOut)) {
    const file = join(root, wire.file)
    const text = existsSync(file) ? wire.change(await readFile(file, 'utf8')) : undefined
    if (text === undefined) missed.push(wire.file)
    else await save(file, text)
  }
  return missed
}

async function save(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await formatted(file, text))
}
