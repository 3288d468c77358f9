import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '#domain/shared/choices/locales'

export type { Locale }
export type Words = Map<string, string>

export const filesOf = (locale: Locale) =>
  globSync(`resources/lang/${locale}/**/*.json`)
    .map((file) => file.slice(`resources/lang/${locale}/`.length))
    .sort()

/** Every message of a language by its whole key, as the application asks for it: `students.title`. */
export function wordsOf(locale: Locale): Words {
  const words: Words = new Map()
  for (const file of filesOf(locale)) {
    const text = readFileSync(`resources/lang/${locale}/${file}`, 'utf8')
    collect(basename(file, '.json'), JSON.parse(text), words)
  }
  return words
}

function collect(key: string, value: unknown, words: Words) {
  if (typeof value === 'string') words.set(key, value)
  else
    Object.entries(value ?? {}).forEach(([name, inner]) => collect(`${key}.${name}`, inner, words))
}

/** Every element of a message, those inside plural and select branches and tags included. */
export function elementsOf(message: string): MessageFormatElement[] {
  return deepen(parse(message))
}

function deepen(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...deepen(element.children)]
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element]
    return [element, ...Object.values(element.options).flatMap(({ value }) => deepen(value))]
  })
}

/** Arguments with what they are told apart by: a plain one, a number and a plural all take the same number. */
export function argumentsOf(message: string): string[] {
  const found = elementsOf(message).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const kind = [TYPE.argument, TYPE.number, TYPE.plural].includes(element.type)
      ? 'value'
      : TYPE[element.type]
    return [`${element.value} (${kind})`]
  })
  return [...new Set(found)].sort()
}

export const proseOf = (message: string) =>
  elementsOf(message)
    .flatMap((element) => (element.type === TYPE.literal ? [element.value] : []))
    .join(' ')
