import {
  IconLayoutSidebar,
  IconLayoutSidebarRight,
  IconMenu2,
  IconMoon,
  IconSun,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { appearance } from '~/appearance/store'
import { useAppearance, useDarkMode } from '~/appearance/use_appearance'
import { HeaderSearch, SearchOpener } from '~/components/search/header_search'
import { useSearchPlace } from '~/components/search/search_store'
import { HeaderButton } from '~/components/shell/header_button'
import { LanguageToggle } from '~/components/shell/language_toggle'
import { UserMenu } from '~/components/shell/user_menu'
import { useShared } from '~/hooks/use_shared'
import classes from '~/components/shell/header.module.css'

export function Header({ withDark }: { withDark: boolean }) {
  const t = useTranslations('shell')
  const { tenant, app } = useShared()
  const { headerFixed, headerDark, headerSearch, sideOverlayVisible } = useAppearance()
  const isSearching = useSearchPlace() === 'box'

  return (
    <header
      className={classes.header}
      data-fixed={headerFixed || undefined}
      data-surface={headerDark ? 'dark' : undefined}
      data-searching={isSearching || undefined}
    >
      <HeaderButton
        label={t('sidebar.toggle')}
        onClick={() => appearance.set('sidebar', 'toggle')}
        data-sidebar-toggle
      >
        <IconMenu2 className={classes.narrowOnly} size={20} stroke={1.7} aria-hidden />
        <span className={classes.wideOnly}>
          <IconLayoutSidebar className="mirrored" size={20} stroke={1.7} aria-hidden />
        </span>
      </HeaderButton>
      <span className={classes.centre}>{tenant?.name ?? app.name}</span>
      {headerSearch && <HeaderSearch />}
      <div className={classes.end}>
        {headerSearch && <SearchOpener />}
        <LanguageToggle />
        {withDark && <DarkToggle />}
        <UserMenu />
        <HeaderButton
          label={t(sideOverlayVisible ? 'overlay.close' : 'overlay.open')}
          aria-expanded={sideOverlayVisible}
          onClick={() => appearance.set('sideOverlayVisible', 'toggle')}
        >
          <IconLayoutSidebarRight className="mirrored" size={20} stroke={1.7} aria-hidden />
        </HeaderButton>
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
