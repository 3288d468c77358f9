import { useTranslations } from 'use-intl'
import type { ListedSession } from '~/components/sessions/types'
import { isolate } from '~/ui/isolate'

/** What people call a device: "Firefox on Windows". */
export function useDeviceName(): (session: ListedSession) => string {
  const t = useTranslations('session.own.device')
  return ({ browser, system, form }) => {
    if (browser && system) {
      return t('both', { browser: isolate(browser, 'ltr'), system: isolate(system, 'ltr') })
    }
    return browser ?? system ?? t(`unknown.${form}`)
  }
}
