import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import { LayoutChoices } from '~/components/appearance/layout_choices'
import { MenuChoices } from '~/components/appearance/menu_choices'
import { PanelGroup } from '~/components/appearance/panel_group'
import { Setting } from '~/components/appearance/setting'
import { ThemeChoice } from '~/components/appearance/theme_choice'
import { useShared } from '~/hooks/use_shared'
import { useLanguage } from '~/language/use_language'
import classes from '~/components/appearance/appearance.module.css'

export function AppearancePanel() {
  const t = useTranslations('appearance')
  const settings = useAppearance()
  const { layout } = settings
  const { locale } = useLanguage()
  const isAdmin = useShared().portal === 'admin'

  return (
    <section className={classes.panel} aria-labelledby="appearance-title">
      <header>
        <h2 id="appearance-title" className={classes.title}>
          {t('title')}
        </h2>
        <p className={classes.lead}>{t('lead')}</p>
      </header>
      <ThemeChoice withDark={isAdmin} />
      <LayoutChoices withWidth={isAdmin} />
      {layout.sidebar && <MenuChoices withSubmenus={isAdmin} />}
      <PanelGroup name="header">
        {isAdmin && layout.header && (
          <>
            <Setting name="header_fixed" target="headerFixed" checked={settings.headerFixed} />
            <Setting name="header_dark" target="headerDark" checked={settings.headerDark} />
          </>
        )}
        <Setting name="header_search" target="headerSearch" checked={settings.headerSearch} />
        <Setting name="header_loader" target="headerLoader" checked={settings.headerLoader} />
      </PanelGroup>
      {layout.sideOverlay && (
        <PanelGroup name="panel">
          <Setting
            name="overlay_hoverable"
            target="sideOverlayHoverable"
            checked={settings.sideOverlayHoverable}
          />
          <Setting name="page_overlay" target="pageOverlay" checked={settings.pageOverlay} />
        </PanelGroup>
      )}
      <PanelGroup name="motion">
        <Setting
          name="side_transitions"
          target="sideTransitions"
          checked={settings.sideTransitions}
        />
      </PanelGroup>
      <Button variant="default" onClick={() => appearance.reset(locale)} data-appearance-reset>
        {t('reset')}
      </Button>
    </section>
  )
}
