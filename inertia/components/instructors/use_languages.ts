import { useShared } from '~/hooks/use_shared'

/** Languages lessons are given in, as ISO 639-1 names them. */
export const languages = ['ar', 'en', 'fr', 'de', 'es', 'tr', 'ur', 'fa', 'hi', 'zh', 'ru', 'it']

export function useLanguages(): (code: string) => string {
  const { locale } = useShared().intl
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (code) => names.of(code) ?? code
}
