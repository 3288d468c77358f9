import { useFocusReturn, useFocusTrap, useMediaQuery } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { usePage } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import { HeaderButton } from '~/components/shell/header_button'
import { SidebarNodes } from '~/components/shell/sidebar_nodes'
import { useEscape } from '~/hooks/use_escape'
import { usePermissions } from '~/hooks/use_permissions'
import { useShared } from '~/hooks/use_shared'
import { visibleNodes } from '~/layouts/menu/menu'
import type { PortalNode } from '~/layouts/page/portal_node'
import { Mark } from '~/ui/mark'
import classes from '~/components/shell/sidebar.module.css'
import shell from '~/layouts/shell.module.css'

const close = () => appearance.set('sidebar', 'close')

export function Sidebar({ menu, atStart }: { menu: PortalNode[]; atStart: boolean }) {
  const t = useTranslations('shell')
  const { tenant, app } = useShared()
  const settings = useAppearance()
  const may = usePermissions()
  const path = usePage().url.split(/[?#]/)[0] ?? '/'
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const shown = narrow ? settings.sidebarVisibleMobile : settings.sidebarVisibleDesktop
  const over = narrow && shown
  const trap = useFocusTrap(over)
  useFocusReturn({ opened: over })
  useEscape(close, over)

  return (
    <>
      {over && <div className={shell.backdrop} onClick={close} aria-hidden="true" />}
      <aside
        ref={trap}
        className={classes.sidebar}
        data-at={atStart ? 'start' : 'end'}
        data-shown={shown || undefined}
        data-mini={(settings.sidebarMini && !narrow) || undefined}
        data-surface={settings.sidebarDark ? 'dark' : undefined}
        inert={!shown}
      >
        <div className={classes.inner}>
          <div className={classes.brand}>
            <span className={classes.mark}>
              {tenant?.logo ? (
                <img src={tenant.logo} alt="" width={24} height={24} />
              ) : (
                <Mark size={24} />
              )}
            </span>
            <span className={classes.name}>{tenant?.name ?? app.name}</span>
            {over && (
              <HeaderButton label={t('sidebar.close')} onClick={close}>
                <IconX size={20} stroke={1.7} aria-hidden />
              </HeaderButton>
            )}
          </div>
          <nav className={classes.nav} aria-label={t('main_menu')}>
            <SidebarNodes
              nodes={visibleNodes(menu, may)}
              path={path}
              onLeaf={narrow ? close : undefined}
            />
          </nav>
        </div>
      </aside>
    </>
  )
}
