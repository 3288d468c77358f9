/** The languages the product speaks; the order is the one people choose from. */
export const locales = ['en', 'ar'] as const

export type Locale = (typeof locales)[number]
