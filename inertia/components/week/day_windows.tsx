import { Button, ActionIcon, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'
import type { WindowsForm } from '~/components/week/use_windows'
import { fieldId } from '~/ui/form/binding'
import { FieldError } from '~/ui/form/fields/field_error'
import { useFormat } from '~/hooks/use_format'
import { useTypedTime } from '~/ui/form/times/use_typed_time'
import classes from '~/components/week/week.module.css'

interface DayWindowsProps {
  day: { weekday: Weekday; name: string }
  week: WindowsForm
}

export function DayWindows({ day: { weekday, name }, week }: DayWindowsProps) {
  const t = useTranslations('week')
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
            id={fieldId(week.nameOf(place))}
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

interface WindowFieldsProps {
  day: string
  window: WeekWindow
  /** Of its end, under which what is wrong with it is told. */
  id: string
  isNew: boolean
  error?: string
  onChange: (window: WeekWindow) => void
  onRemove: () => void
}

function WindowFields({ day, window, id, isNew, error, onChange, onRemove }: WindowFieldsProps) {
  const t = useTranslations('week')
  const { starts, ends } = window
  const { hoursUntil } = useFormat()
  const from = useTypedTime({
    value: starts,
    onChange: (next) => onChange({ ...window, starts: next }),
  })
  const until = useTypedTime(
    { value: ends, onChange: (next) => onChange({ ...window, ends: next }) },
    { isEnd: true }
  )
  const problem = error ?? from.wrong ?? until.wrong
  return (
    <div>
      <div className={classes.window}>
        <TextInput
          {...from.input}
          autoFocus={isNew}
          aria-label={t('from_on', { day })}
          error={Boolean(from.wrong)}
        />
        <TextInput
          {...until.input}
          id={id}
          aria-label={t('until_on', { day })}
          error={Boolean(error ?? until.wrong)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          onClick={onRemove}
          aria-label={t('remove', { day, window: hoursUntil(starts, ends) })}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      {problem && (
        <div role="alert" className={classes.problem}>
          <FieldError message={problem} />
        </div>
      )}
    </div>
  )
}
