export const documentLanguages = ['en', 'ar', 'both'] as const

export type DocumentLanguage = (typeof documentLanguages)[number]
