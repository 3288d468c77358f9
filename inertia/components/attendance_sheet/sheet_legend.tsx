import { useTranslations } from 'use-intl'
import { sheetSigns } from '#domain/shared/choices/attendance'
import classes from '~/components/attendance_sheet/sheet.module.css'

/** What each sign of a sheet means; an empty cell is not marked yet. */
export function SheetLegend() {
  const t = useTranslations('attendance_sheet')
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {sheetSigns
        .filter((sign) => sign !== 'open')
        .map((sign) => (
          <li key={sign}>
            <span className={classes.sample} data-sign={sign} aria-hidden>
              {sign !== 'out' && t(`mark.${sign}`)}
            </span>
            {t(`sign.${sign}`)}
          </li>
        ))}
    </ul>
  )
}
