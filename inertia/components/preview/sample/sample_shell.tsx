import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type Appearance, defaults } from '~/appearance/settings'
import { SampleAppearance, useAppearance } from '~/appearance/use_appearance'
import { urlFor } from '~/client'
import { usePreviewMenu } from '~/components/preview/use_preview_menu'
import { ShellParts } from '~/layouts/shell_parts'
import classes from '~/components/preview/sample/sample_shell.module.css'

const here = urlFor('preview.components', { name: 'navigation' }) as `/${string}`

/** The frame of a page under some settings, in both directions: a picture of it, where nothing can be pressed. */
export function SampleShell({ settings }: { settings: Partial<Appearance> }) {
  return (
    <div className={classes.pair}>
      <Directed settings={settings} dir="ltr" />
      <Directed settings={settings} dir="rtl" />
    </div>
  )
}

function Directed({ settings, dir }: { settings: Partial<Appearance>; dir: 'ltr' | 'rtl' }) {
  const t = useTranslations('preview.sample')
  const { darkModeActive } = useAppearance()
  const sample = useMemo(
    () => ({
      ...defaults,
      ...settings,
      darkModeActive,
      rtlSupport: dir === 'rtl',
      // Said of the first of the pair: the other is its mirror image
      sidebarLeft: (settings.sidebarLeft ?? true) === (dir === 'ltr'),
    }),
    [darkModeActive, dir, settings]
  )
  return (
    <SampleAppearance value={sample}>
      <div className={classes.frame} dir={dir} inert>
        <ShellParts menu={useSampleMenu()} portal="admin">
          <p className={classes.page}>{t('value')}</p>
        </ShellParts>
      </div>
    </SampleAppearance>
  )
}

/** One line with lines of its own, the others as they are; that of this page is marked. */
function useSampleMenu() {
  return usePreviewMenu().map(({ sub, ...node }) => {
    if (node.line === 'pages') return { ...node, sub }
    return { ...node, to: node.line === 'components' ? here : sub?.[0]?.to }
  })
}
