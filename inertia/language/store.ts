import { loadMessages, type Locale, type Messages } from '~/words'

export interface Language {
  locale: Locale
  /** The full tag for numbers and dates: digits and calendar are the centre's choice. */
  tag: string
  messages: Messages
}

const fallbackTags: Record<Locale, string> = {
  en: 'en-GB-u-nu-latn',
  ar: 'ar-SA-u-ca-gregory-nu-latn',
}

const listeners = new Set<() => void>()
let current: Language | undefined

/** The language the interface speaks now: read with `useLanguage`. */
export const language = {
  get(): Language {
    if (!current) throw new Error('The language is read before it was loaded')
    return current
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Fetches the words of a language and speaks it; the page is never reloaded. */
  async load(locale: Locale, tag?: string): Promise<void> {
    const messages = await loadMessages(locale)
    current = { locale, tag: tagFor(locale, tag), messages }
    showOnDocument(locale)
    for (const listener of listeners) listener()
  },
}

function tagFor(locale: Locale, tag: string | undefined): string {
  return tag?.startsWith(locale) ? tag : fallbackTags[locale]
}

function showOnDocument(locale: Locale): void {
  const root = document.documentElement
  root.lang = locale
  root.dir = locale === 'ar' ? 'rtl' : 'ltr'
}
