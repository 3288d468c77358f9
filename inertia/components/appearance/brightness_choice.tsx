import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { DarkMode } from '~/appearance/settings'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import classes from '~/components/appearance/appearance.module.css'

const modes: DarkMode[] = ['off', 'on', 'system']

/** Light, dark, or as the operating system says (row E4). */
export function BrightnessChoice() {
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
