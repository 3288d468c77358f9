import { useShared } from '~/hooks/use_shared'
import type { Reader } from '#domain/shared/money/money'

export function useReader(): Reader {
  const { app, intl } = useShared()
  const { numberingSystem } = new Intl.Locale(intl.locale)
  return { language: app.locale, digits: numberingSystem === 'arab' ? 'arab' : 'latn' }
}
