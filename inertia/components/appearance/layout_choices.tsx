import { useTranslations } from 'use-intl'
import type { LayoutSettings, MainContent } from '~/appearance/settings'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import { Choice } from '~/components/appearance/choice'
import { PanelGroup } from '~/components/appearance/panel_group'
import { Setting } from '~/components/appearance/setting'
import classes from '~/components/appearance/appearance.module.css'

const widths: MainContent[] = ['full', 'boxed', 'narrow']

const parts = [
  ['header', 'header'],
  ['sidebar', 'sidebar'],
  ['side_overlay', 'sideOverlay'],
  ['footer', 'footer'],
] as const satisfies readonly (readonly [string, keyof LayoutSettings])[]

export function LayoutChoices({ withWidth }: { withWidth: boolean }) {
  const t = useTranslations('appearance')
  const { layout, mainContent, rtlSupport } = useAppearance()
  return (
    <PanelGroup name="layout">
      {withWidth && (
        <Choice
          name="main_content"
          label={t('content.label')}
          value={mainContent}
          options={widths.map((value) => ({ value, label: t(`content.${value}`) }))}
          onChange={(value) => appearance.set('mainContent', value)}
        />
      )}
      <Setting name="rtl_support" target="rtlSupport" checked={rtlSupport} />
      <h4 className={classes.label}>{t('shown')}</h4>
      {parts.map(([name, part]) => (
        <Setting
          key={name}
          name={name}
          checked={layout[part]}
          onChange={() => appearance.setLayout(part, 'toggle')}
        />
      ))}
    </PanelGroup>
  )
}
