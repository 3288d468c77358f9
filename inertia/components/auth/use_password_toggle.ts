import { useTranslations } from 'use-intl'

interface PasswordToggle {
  'aria-label': string
  'tabIndex': number
}

export function usePasswordToggle(): PasswordToggle {
  const t = useTranslations('auth.login')
  return { 'aria-label': t('show_password'), 'tabIndex': 0 }
}
