import { Pill, PillsInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import {
  CalendarButton,
  CalendarPopover,
  typingOf,
  useCalendar,
} from '~/ui/form/days/calendar_popover'
import { DayCalendar } from '~/ui/form/days/day_calendar'
import { useCalendarTexts } from '~/ui/form/days/use_calendar_texts'
import { useTypedDays } from '~/ui/form/days/use_typed_days'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import classes from '~/ui/form/days/date_field.module.css'

interface DatesFieldProps extends FieldTexts {
  /** One per line, as forms keep several values; text that isn't a day yet comes last. */
  field: Binding<string>
}

/**
 * Several days, typed (Enter or a comma ends one) or picked in the calendar, which stays open. Backspace removes the last
 * day, as in a field of tags.
 */
export function DatesField({ field, required, ...texts }: DatesFieldProps) {
  const t = useTranslations('ui.date')
  const format = useFormat()
  const { help, example } = useCalendarTexts()
  const { days, typed, isWrong, type, end, set } = useTypedDays(field)
  const error = field.error ?? (isWrong ? t('wrong', { example }) : undefined)
  const { 'aria-required': isRequired, ...frame } = useFieldFrame(
    { ...field, error },
    { ...texts, required, help: texts.help ?? help }
  )
  const calendar = useCalendar()
  const { opened, input, setOpened } = calendar

  function onKey(event: KeyboardEvent) {
    const isEnd = (event.key === 'Enter' && typed) || [',', '،'].includes(event.key)
    if (isEnd) {
      event.preventDefault()
      end()
    }
    if (event.key === 'Backspace' && !typed) set(days.slice(0, -1))
  }

  return (
    <CalendarPopover
      calendar={calendar}
      className={classes.days}
      onKey={onKey}
      onLeave={end}
      field={
        <PillsInput
          {...frame}
          dir="ltr"
          onClick={() => setOpened('by_mouse')}
          leftSectionPointerEvents="all"
          leftSection={
            <CalendarButton
              isOpen={opened !== null}
              onClick={() => {
                input.current?.focus()
                setOpened(opened ? null : 'by_mouse')
              }}
            />
          }
        >
          <Pill.Group>
            {days.map((day) => (
              <Pill
                key={day}
                withRemoveButton
                onRemove={() => set(days.filter((one) => one !== day))}
                removeButtonProps={{ 'aria-label': t('remove', { day: format.day(day) }) }}
              >
                <bdi>{format.day(day)}</bdi>
              </Pill>
            ))}
            <PillsInput.Field
              {...typingOf(calendar)}
              aria-required={isRequired}
              autoComplete="off"
              value={typed}
              onChange={(event) => type(event.currentTarget.value)}
            />
          </Pill.Group>
        </PillsInput>
      }
    >
      <DayCalendar days={days} onPickAll={set} takesFocus={opened === 'by_key'} />
    </CalendarPopover>
  )
}
