import { useShared } from '~/hooks/use_shared'

export function useLanguages(): (code: string) => string {
  const { locale } = useShared().intl
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (code) => names.of(code) ?? code
}
