const arabic = { ',': '،', ';': '؛' } as const

/** Words one after the other, with the comma or semicolon of the language. */
export function joined(locale: string, words: string[], mark: keyof typeof arabic = ',') {
  return words.join(`${locale.startsWith('ar') ? arabic[mark] : mark} `)
}
