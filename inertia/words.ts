import type { Messages } from '@generated/words'

export type Locale = 'en' | 'ar'
export type { Messages }

declare module 'use-intl' {
  interface AppConfig {
    Locale: string
    Messages: Messages
  }
}

const chunks: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:words/en'),
  ar: () => import('virtual:words/ar'),
}

/** The words of one language: a static chunk, fetched once. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const chunk = await chunks[locale]()
  return chunk.default
}
