import type { Locale } from '#domain/shared/choices/locales'
import { loadMessages, neededParts, type Messages } from '~/words'

export interface Language {
  locale: Locale
  /** For numbers and dates: digits and calendar are the centre's choice. */
  tag: string
  messages: Messages
}

const fallbackTags: Record<Locale, string> = {
  en: 'en-GB-u-nu-latn',
  ar: 'ar-SA-u-ca-gregory-nu-latn',
}

const listeners = new Set<() => void>()
let current: (Language & { parts: number }) | undefined
let turn: Promise<void> = Promise.resolve()

export const language = {
  get(): Language {
    if (!current) throw new Error('The language is read before it was loaded')
    return current
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  load(locale: Locale, tag?: string): Promise<void> {
    return inTurn(() => speak(locale, tag))
  },

  complete(): Promise<void> {
    return inTurn(async () => {
      if (current && current.parts < neededParts()) await speak(current.locale, current.tag)
    })
  },
}

/** One fetch after the other, so that the language asked for last wins. */
function inTurn(act: () => Promise<void>): Promise<void> {
  turn = turn.catch(() => undefined).then(act)
  return turn
}

async function speak(locale: Locale, tag: string | undefined): Promise<void> {
  const parts = neededParts()
  const messages = await loadMessages(locale)
  current = { locale, tag: tagFor(locale, tag), messages, parts }
  document.documentElement.lang = locale
  for (const listener of listeners) listener()
}

function tagFor(locale: Locale, tag: string | undefined): string {
  return tag?.startsWith(locale) ? tag : fallbackTags[locale]
}
