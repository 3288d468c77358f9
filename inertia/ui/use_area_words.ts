import { useTranslations } from 'use-intl'
import type { Messages } from '~/words'

/** A feature's words, as its file in resources/lang is called. */
export type Area = keyof Messages

export type AreaWords = {
  (key: string, values?: Record<string, string | number>): string
  has: (key: string) => boolean
}

/** The words of an area whose file follows docs/slice.md, for what all areas share. */
export function useAreaWords(area: Area): AreaWords {
  return useTranslations(area as never) as AreaWords
}
