import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { appearance } from '~/appearance/store'
import { useAppearance, useDarkMode } from '~/appearance/use_appearance'
import { HeaderSearch, SearchOpener } from '~/components/search/header_search'
import { useSearchPlace } from '~/components/search/search_store'
import { Brand } from '~/components/shell/brand'
import { HeaderButton } from '~/components/shell/header_button'
import { LanguageToggle } from '~/components/shell/language_toggle'
import { MenuToggle } from '~/components/shell/menu_toggle'
import { OverlayToggle } from '~/components/shell/overlay_toggle'
import { UserMenu } from '~/components/shell/user_menu'
import classes from '~/components/shell/header.module.css'

interface HeaderProps {
  withDark: boolean
  withSearch: boolean
}

export function Header({ withDark, withSearch }: HeaderProps) {
  const { headerFixed, headerDark, headerSearch } = useAppearance()
  const hasSearch = withSearch && headerSearch
  const isSearching = useSearchPlace() === 'box'

  return (
    <header
      className={classes.header}
      data-shell-header
      data-fixed={headerFixed || undefined}
      data-surface={headerDark ? 'dark' : undefined}
      data-searching={isSearching || undefined}
    >
      <MenuToggle />
      <span className={classes.centre}>
        <Brand />
      </span>
      {hasSearch && <HeaderSearch />}
      <div className={classes.end}>
        {hasSearch && <SearchOpener />}
        <LanguageToggle />
        {withDark && <DarkToggle />}
        <UserMenu />
        <OverlayToggle />
      </div>
    </header>
  )
}

function DarkToggle() {
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
