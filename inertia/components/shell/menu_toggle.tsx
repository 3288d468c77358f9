import { IconLayoutNavbar, IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import { HeaderButton } from '~/components/shell/header_button'
import classes from '~/components/shell/header.module.css'

export function MenuToggle() {
  const t = useTranslations('shell')
  const { layout, menuHorizontal } = useAppearance()
  if (!layout.sidebar) return null
  const Wide = menuHorizontal ? IconLayoutNavbar : IconLayoutSidebar
  return (
    <HeaderButton
      label={t('sidebar.toggle')}
      onClick={() => appearance.set('sidebar', 'toggle')}
      data-sidebar-toggle
    >
      <IconMenu2 className={classes.narrowOnly} size={20} stroke={1.7} aria-hidden />
      <span className={classes.wideOnly}>
        <Wide className="mirrored" size={20} stroke={1.7} aria-hidden />
      </span>
    </HeaderButton>
  )
}
