import { useTranslations } from 'use-intl'
import { colorThemes, type DarkMode } from '~/appearance/settings'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import { Choice } from '~/components/appearance/choice'
import { PanelGroup } from '~/components/appearance/panel_group'
import classes from '~/components/appearance/appearance.module.css'

const modes: DarkMode[] = ['off', 'on', 'system']

export function ThemeChoice({ withDark }: { withDark: boolean }) {
  const t = useTranslations('appearance')
  const { colorTheme, darkMode } = useAppearance()
  return (
    <PanelGroup name="theme">
      <fieldset className={classes.fieldset}>
        <legend className={classes.label}>{t('theme.label')}</legend>
        <div className={classes.swatches}>
          {colorThemes.map((name) => (
            <label key={name} className={classes.swatch}>
              <input
                type="radio"
                name="color_theme"
                value={name}
                checked={name === colorTheme}
                onChange={() => appearance.setTheme(name)}
              />
              <span className={`${classes.dot} theme-${name}`} aria-hidden="true" />
              <span>{t(`theme.${name}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {withDark && (
        <Choice
          name="dark_mode"
          label={t('dark.label')}
          value={darkMode}
          options={modes.map((value) => ({ value, label: t(`dark.${value}`) }))}
          onChange={(value) => appearance.set('darkMode', value)}
        />
      )}
    </PanelGroup>
  )
}
