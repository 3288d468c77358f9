import type { Messages } from '@generated/words'
import { refetching } from '~/language/refetching'
import type { Locale } from '#domain/shared/choices/locales'

export type { Messages }

declare module 'use-intl' {
  interface AppConfig {
    Locale: string
    Messages: Messages
  }
}

type Chunks = Record<Locale, () => Promise<{ default: Partial<Messages> }>>

const needed = new Map<string, Chunks>()

needWords('everywhere', {
  en: () => import('virtual:words/en'),
  ar: () => import('virtual:words/ar'),
})

/** vite/words.ts writes the call into modules that speak a feature's words. */
export function needWords(feature: string, chunks: Chunks): void {
  if (needed.has(feature)) return
  needed.set(feature, { en: refetching(chunks.en), ar: refetching(chunks.ar) })
}

export const neededParts = (): number => needed.size

/** For the modules fetched so far: static chunks, each fetched once. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const parts = await Promise.all([...needed.values()].map((chunks) => chunks[locale]()))
  return Object.assign({}, ...parts.map((part) => part.default)) as Messages
}
