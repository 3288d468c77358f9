import { ActionIcon, Pill, PillsInput, Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { DatesFrame } from '~/ui/form/days/dates_frame'
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
 * Several days, typed (Enter or a comma ends one) or picked in the calendar, which stays open. By keyboard, the down arrow
 * moves into the calendar, as in a field of one day, and Backspace removes the last day, as in a field of tags.
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
  const [opened, setOpened] = useState<'by_mouse' | 'by_key' | null>(null)
  const input = useRef<HTMLInputElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && opened) {
      setOpened(null)
      input.current?.focus()
    }
    if (event.target !== input.current) return
    const isEnd = (event.key === 'Enter' && typed) || [',', '،'].includes(event.key)
    if (isEnd || event.key === 'ArrowDown') event.preventDefault()
    if (isEnd) end()
    if (event.key === 'ArrowDown') setOpened('by_key')
    if (event.key === 'Backspace' && !typed) set(days.slice(0, -1))
  }

  function onBlur(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setOpened(null)
    end()
  }

  return (
    <DatesFrame>
      <div onKeyDown={onKeyDown} onBlur={onBlur} className={classes.days}>
        <Popover
          opened={opened !== null}
          position="bottom-start"
          shadow="md"
          withinPortal={false}
          withRoles={false}
          trapFocus={false}
          closeOnClickOutside={false}
        >
          <Popover.Target>
            <div>
              <PillsInput
                {...frame}
                dir="ltr"
                onClick={() => setOpened('by_mouse')}
                leftSectionPointerEvents="all"
                leftSection={
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    tabIndex={-1}
                    aria-label={t('open')}
                    aria-expanded={opened !== null}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={(event) => {
                      event.stopPropagation()
                      input.current?.focus()
                      setOpened(opened ? null : 'by_mouse')
                    }}
                  >
                    <IconCalendar size={16} aria-hidden />
                  </ActionIcon>
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
                    ref={input}
                    data-ltr
                    data-mantine-stop-propagation={opened !== null || undefined}
                    aria-required={isRequired}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={40}
                    value={typed}
                    onChange={(event) => type(event.currentTarget.value)}
                  />
                </Pill.Group>
              </PillsInput>
            </div>
          </Popover.Target>
          <Popover.Dropdown
            data-dates-dropdown
            onMouseDown={(event) => {
              event.preventDefault()
              input.current?.focus()
            }}
          >
            <DayCalendar days={days} onPickAll={set} takesFocus={opened === 'by_key'} />
          </Popover.Dropdown>
        </Popover>
      </div>
    </DatesFrame>
  )
}
