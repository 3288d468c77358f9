import { useTranslations } from 'use-intl'

export function useLockText(): (minutes: number) => string {
  const t = useTranslations('security.lock')
  return (minutes) => (minutes === 0 ? t('never') : t('after', { minutes }))
}
