import { useTranslations } from 'use-intl'
import type { Messages } from '~/words'

export type Area = keyof Messages

export type AreaWords = {
  (key: string, values?: Record<string, string | number>): string
  has: (key: string) => boolean
}

export function useAreaWords(area: Area): AreaWords {
  return useTranslations(area as never) as AreaWords
}
