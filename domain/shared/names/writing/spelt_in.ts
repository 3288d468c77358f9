import type { NameLanguage } from '#domain/shared/text/person_names'

const foreign: Record<NameLanguage, RegExp> = {
  ar: /(?!\p{scx=Arabic})\p{L}/u,
  en: /(?!\p{scx=Latin})\p{L}/u,
}

/** Whether a name has letters, and no other than those of the language. */
export const isSpeltIn = (language: NameLanguage, name: string): boolean =>
  /\p{L}/u.test(name) && !foreign[language].test(name)
