import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import {
  CalendarButton,
  CalendarPopover,
  typingOf,
  useCalendar,
} from '~/ui/form/days/calendar_popover'
import { DayCalendar } from '~/ui/form/days/day_calendar'
import { useCalendarTexts } from '~/ui/form/days/use_calendar_texts'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { useTypedDay } from '~/ui/form/days/use_typed_day'
import { isDay } from '~/ui/form/days/days'

interface DateFieldProps extends FieldTexts {
  field: Binding<string>
  min?: string
  max?: string
  isBirth?: boolean
  autoComplete?: string
}

/** Typed (14/3/2015, 14032015, in any digits) or picked. */
export function DateField({ field, min, max, isBirth, autoComplete, ...texts }: DateFieldProps) {
  const t = useTranslations('ui.date')
  const { writeDay, help, example } = useCalendarTexts()
  const { text, isWrong, type, leave, pick } = useTypedDay(field, writeDay, { isPast: isBirth })
  const error = field.error ?? (isWrong ? t('wrong', { example }) : undefined)
  const frame = useFieldFrame({ ...field, error }, { ...texts, help: texts.help ?? help })
  const calendar = useCalendar()
  const { opened, setOpened, close } = calendar
  return (
    <CalendarPopover
      calendar={calendar}
      className={frame.classNames.root}
      field={
        <TextInput
          {...frame}
          {...typingOf(calendar)}
          autoComplete={autoComplete ?? 'off'}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => setOpened('by_mouse')}
          onBlur={leave}
          leftSectionPointerEvents="all"
          leftSection={
            <CalendarButton
              isOpen={opened !== null}
              onClick={() => (opened ? close() : setOpened('by_mouse'))}
            />
          }
        />
      }
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
    </CalendarPopover>
  )
}
