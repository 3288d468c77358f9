import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { DatesFrame } from '~/ui/form/days/dates_frame'
import { DayCalendar } from '~/ui/form/days/day_calendar'
import { useCalendarTexts } from '~/ui/form/days/use_calendar_texts'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { isDay, useTypedDay } from '~/ui/form/days/use_typed_day'

interface DateFieldProps extends FieldTexts {
  field: Binding<string>
  min?: string
  max?: string
  isBirth?: boolean
  autoComplete?: string
}

/**
 * Typed (14/3/2015, 14032015, in any digits) or picked. Tab skips the calendar: a click opens it,
 * or the down arrow, which goes into it. It is not in a portal, so that it also opens inside a
 * filter or a dialog. While open it handles Escape, so that a dialog around it stays.
 */
export function DateField({ field, min, max, isBirth, autoComplete, ...texts }: DateFieldProps) {
  const t = useTranslations('ui.date')
  const { writeDay, help, example } = useCalendarTexts()
  const { text, isWrong, type, leave, pick } = useTypedDay(field, writeDay, { isPast: isBirth })
  const error = field.error ?? (isWrong ? t('wrong', { example }) : undefined)
  const frame = useFieldFrame({ ...field, error }, { ...texts, help: texts.help ?? help })
  const [opened, setOpened] = useState<'by_mouse' | 'by_key' | null>(null)
  const input = useRef<HTMLInputElement>(null)

  function close() {
    setOpened(null)
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && opened) close()
    if (event.key !== 'ArrowDown' || event.target !== input.current) return
    event.preventDefault()
    setOpened('by_key')
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(null)
  }

  return (
    <DatesFrame>
      <div onKeyDown={onKeyDown} onBlur={onBlur} className={frame.classNames.root}>
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
              <TextInput
                {...frame}
                ref={input}
                dir="ltr"
                data-ltr
                data-mantine-stop-propagation={opened !== null || undefined}
                inputMode="numeric"
                autoComplete={autoComplete ?? 'off'}
                maxLength={40}
                value={text}
                onChange={(event) => type(event.currentTarget.value)}
                onClick={() => setOpened('by_mouse')}
                onBlur={leave}
                leftSectionPointerEvents="all"
                leftSection={
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    tabIndex={-1}
                    aria-label={t('open')}
                    aria-expanded={opened !== null}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => (opened ? close() : setOpened('by_mouse'))}
                  >
                    <IconCalendar size={16} aria-hidden />
                  </ActionIcon>
                }
              />
            </div>
          </Popover.Target>
          <Popover.Dropdown
            data-dates-dropdown
            onMouseDown={(event) => {
              event.preventDefault()
              input.current?.focus()
            }}
          >
            <DayCalendar
              day={isDay(field.value) ? field.value : null}
              min={min}
              max={max}
              startsAtYear={isBirth}
              takesFocus={opened === 'by_key'}
              onPick={(day) => {
                pick(day ?? '')
                close()
              }}
            />
          </Popover.Dropdown>
        </Popover>
      </div>
    </DatesFrame>
  )
}
