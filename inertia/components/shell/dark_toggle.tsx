import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { appearance } from '~/appearance/store'
import { useDarkMode } from '~/appearance/use_appearance'
import { HeaderButton } from '~/components/shell/header_button'

/** Dark colours on or off; "system" is chosen in the appearance panel (row E4). */
export function DarkToggle() {
  const t = useTranslations('shell.dark')
  const darkModeActive = useDarkMode()
  const Icon = darkModeActive ? IconSun : IconMoon
  return (
    <HeaderButton
      label={t(darkModeActive ? 'off' : 'on')}
      onClick={() => appearance.set('darkMode', 'toggle')}
      data-dark-toggle
    >
      <Icon size={20} stroke={1.7} aria-hidden />
    </HeaderButton>
  )
}
