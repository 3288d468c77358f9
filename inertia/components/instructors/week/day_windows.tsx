import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { WeekForm } from '~/components/instructors/week/use_week_form'
import { WindowFields } from '~/components/instructors/week/window_fields'
import classes from '~/components/instructors/instructors.module.css'

interface DayWindowsProps {
  day: { weekday: number; name: string }
  week: WeekForm
}

export function DayWindows({ day: { weekday, name }, week }: DayWindowsProps) {
  const t = useTranslations('instructors.availability')
  const more = useRef<HTMLButtonElement>(null)
  return (
    <li>
      <span>{name}</span>
      <div className={classes.editing}>
        {week.of(weekday).map(({ window, place }) => (
          <WindowFields
            key={place}
            day={name}
            window={window}
            isNew={week.isNew(place)}
            error={week.errorOf(place)}
            onChange={(next) => week.change(place, next)}
            onRemove={() => {
              week.remove(place)
              more.current?.focus()
            }}
          />
        ))}
        <div>
          <Button
            ref={more}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => week.add(weekday)}
          >
            {t('add', { day: name })}
          </Button>
        </div>
      </div>
    </li>
  )
}
