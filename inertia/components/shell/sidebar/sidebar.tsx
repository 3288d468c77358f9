import { useFocusReturn, useFocusTrap } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import { Brand } from '~/components/shell/brand'
import { HeaderButton } from '~/components/shell/header_button'
import { SidebarNodes } from '~/components/shell/sidebar/sidebar_nodes'
import { useEscape } from '~/hooks/use_escape'
import { useNarrow } from '~/hooks/use_narrow'
import { useCloseOnBack } from '~/layers/use_close_on_back'
import { useVisibleMenu } from '~/layouts/menu/use_visible_menu'
import type { PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/sidebar/sidebar.module.css'
import shell from '~/layouts/shell.module.css'

const close = () => appearance.set('sidebar', 'close')

export function Sidebar({ menu, atStart }: { menu: PortalNode[]; atStart: boolean }) {
  const t = useTranslations('shell')
  const settings = useAppearance()
  const { nodes, path } = useVisibleMenu(menu)
  const narrow = useNarrow()
  const shown = narrow ? settings.sidebarVisibleMobile : settings.sidebarVisibleDesktop
  const over = narrow && shown
  const trap = useFocusTrap(over)
  useFocusReturn({ opened: over })
  useEscape(close, over)
  useCloseOnBack(over, close)

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
            <Brand />
            {over && (
              <HeaderButton label={t('sidebar.close')} onClick={close}>
                <IconX size={20} stroke={1.7} aria-hidden />
              </HeaderButton>
            )}
          </div>
          <nav className={classes.nav} aria-label={t('main_menu')}>
            <SidebarNodes nodes={nodes} path={path} onLeaf={narrow ? close : undefined} />
          </nav>
        </div>
      </aside>
    </>
  )
}
