const made = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one takes as long as writing a hundred dates with it. */
export function keptFormat(locale: string, style: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${JSON.stringify(style)}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, style)
  made.set(key, known)
  return known
}
