import { IconLanguage } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { HeaderButton } from '~/components/shell/header_button'
import { useLanguage } from '~/language/use_language'

export function LanguageToggle() {
  const t = useTranslations('shell.language')
  const { other, toggle } = useLanguage()
  return (
    <HeaderButton onClick={() => void toggle()} lang={other} data-language-toggle>
      <IconLanguage size={20} stroke={1.7} aria-hidden />
      {t(other)}
    </HeaderButton>
  )
}
