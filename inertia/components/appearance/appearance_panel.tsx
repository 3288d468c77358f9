import { useTranslations } from 'use-intl'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import { PageChoices } from '~/components/appearance/page_choices'
import { Setting } from '~/components/appearance/setting'
import { ThemeChoice } from '~/components/appearance/theme_choice'
import { useShared } from '~/hooks/use_shared'
import classes from '~/components/appearance/appearance.module.css'
import { SegmentedControl } from '@mantine/core'
import type { DarkMode } from '~/appearance/settings'

export function AppearancePanel() {
  const t = useTranslations('appearance')
  const settings = useAppearance()
  const isAdmin = useShared().portal === 'admin'

  return (
    <section className={classes.panel} aria-labelledby="appearance-title">
      <header>
        <h2 id="appearance-title" className={classes.title}>
          {t('title')}
        </h2>
        <p className={classes.lead}>{t('lead')}</p>
      </header>
      <ThemeChoice />
      {isAdmin && <BrightnessChoice />}
      <PageChoices withWidth={isAdmin} />
      <fieldset className={classes.group}>
        <legend>{t('groups.sidebar')}</legend>
        <Setting name="sidebar_mini" target="sidebarMini" checked={settings.sidebarMini} />
        <Setting name="sidebar_dark" target="sidebarDark" checked={settings.sidebarDark} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('groups.header')}</legend>
        {isAdmin && (
          <>
            <Setting name="header_fixed" target="headerFixed" checked={settings.headerFixed} />
            <Setting name="header_dark" target="headerDark" checked={settings.headerDark} />
          </>
        )}
        <Setting name="header_search" target="headerSearch" checked={settings.headerSearch} />
        <Setting name="header_loader" target="headerLoader" checked={settings.headerLoader} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('groups.panel')}</legend>
        <Setting
          name="overlay_hoverable"
          target="sideOverlayHoverable"
          checked={settings.sideOverlayHoverable}
        />
        <Setting name="page_overlay" target="pageOverlay" checked={settings.pageOverlay} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('groups.motion')}</legend>
        <Setting
          name="side_transitions"
          target="sideTransitions"
          checked={settings.sideTransitions}
        />
        <Setting
          name="footer"
          checked={settings.layout.footer}
          onChange={() => appearance.setLayout('footer', 'toggle')}
        />
      </fieldset>
    </section>
  )
}

const modes: DarkMode[] = ['off', 'on', 'system']

function BrightnessChoice() {
  const t = useTranslations('appearance.dark')
  const { darkMode } = useAppearance()
  return (
    <div className={classes.choice}>
      <span className={classes.label}>{t('label')}</span>
      <SegmentedControl
        fullWidth
        aria-label={t('label')}
        data={modes.map((value) => ({ value, label: t(value) }))}
        value={darkMode}
        onChange={(value) => appearance.set('darkMode', value as DarkMode)}
      />
    </div>
  )
}
