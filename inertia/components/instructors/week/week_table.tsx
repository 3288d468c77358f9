import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { WeekWindow } from '~/components/instructors/types'
import { useWeek } from '~/hooks/use_week'
import classes from '~/components/instructors/instructors.module.css'

export function WeekTable({ windows }: { windows: WeekWindow[] }) {
  const t = useTranslations('instructors.availability')
  const days = useWeek()
  if (windows.length === 0)
    return (
      <Text mt="md" fw={500}>
        {t('always')}
      </Text>
    )
  return (
    <ul className={classes.week}>
      {days.map(({ weekday, name }) => {
        const own = windows.filter((window) => window.weekday === weekday)
        return (
          <li key={weekday}>
            <span>{name}</span>
            <span className={classes.windows}>
              {own.length === 0 && (
                <Text span c="dimmed">
                  {t('none')}
                </Text>
              )}
              {own.map(({ starts, ends }) => (
                <bdi key={starts} dir="ltr">
                  {starts}–{ends}
                </bdi>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
