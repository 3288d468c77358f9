import { useTranslations } from 'use-intl'
import { hueOf } from '~/components/calendar/hue_of'
import type { Category } from '~/components/calendar/shown_session'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/calendar/toolbar/legend.module.css'

const MOST = 12

/** What the colours mean, the commonest first. */
export function Legend({ categories }: { categories: Category[] }) {
  const t = useTranslations('calendar')
  const { number } = useFormat()
  if (categories.length === 0) return null
  const rest = categories.length - MOST
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {categories.slice(0, MOST).map((category) => (
        <li key={category.id ?? 'none'} className={classes.entry}>
          <span className={classes.swatch} style={hueOf(category)} aria-hidden />
          <bdi>{category.name}</bdi>
          <span className={classes.count}>{number(category.count)}</span>
        </li>
      ))}
      {rest > 0 && <li className={classes.count}>{t('legend_more', { count: rest })}</li>}
    </ul>
  )
}
