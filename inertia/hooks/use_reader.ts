import { useShared } from '~/hooks/use_shared'
import type { Reader } from '#domain/shared/money/money'

/** In which language and digits amounts are written for whoever looks at this page. */
export function useReader(): Reader {
  const { app, intl } = useShared()
  const { numberingSystem } = new Intl.Locale(intl.locale)
  return { language: app.locale, digits: numberingSystem === 'arab' ? 'arab' : 'latn' }
}
