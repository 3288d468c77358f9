import { Text } from '@mantine/core'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { useFormat } from '~/hooks/use_format'
import { useWeek } from '~/hooks/use_week'
import classes from '~/components/week/week.module.css'

export interface WeekTexts {
  /** A week without a window, and a day without one. */
  always: string
  none: string
}

interface WeekTableProps {
  windows: WeekWindow[]
  texts: WeekTexts
}

export function WeekTable({ windows, texts }: WeekTableProps) {
  const days = useWeek()
  const { hoursUntil } = useFormat()
  if (windows.length === 0)
    return (
      <Text mt="md" fw={500}>
        {texts.always}
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
                  {texts.none}
                </Text>
              )}
              {own.map(({ starts, ends }) => (
                <span key={starts}>{hoursUntil(starts, ends)}</span>
              ))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
