import { useTranslations } from 'use-intl'
import { colorThemes } from '~/appearance/settings'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import classes from '~/components/appearance/appearance.module.css'

export function ThemeChoice() {
  const t = useTranslations('appearance.theme')
  const { colorTheme } = useAppearance()
  return (
    <fieldset className={classes.group}>
      <legend>{t('label')}</legend>
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
            <span>{t(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
