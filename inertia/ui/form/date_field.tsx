import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { DatesFrame } from '~/ui/form/dates_frame'
import { readTypedDate } from '~/ui/form/typed_date'
import { useCalendarTexts } from '~/ui/form/use_calendar_texts'
import { useFieldFrame } from '~/ui/form/use_field_frame'

interface DateFieldProps extends FieldTexts {
  /** A calendar day, 'YYYY-MM-DD', or '' for none. */
  field: Binding<string>
  min?: string
  max?: string
  autoComplete?: string
}

/**
 * A calendar day: typed (14/3/2015, in any digits) or picked. The calendar
 * stands beside its field and not in a portal, so that it opens inside a filter or a dialog as well. Open, it takes
 * Escape for itself: a dialog around it stays.
 */
export function DateField({
  field,
  label,
  help,
  required,
  min,
  max,
  autoComplete,
}: DateFieldProps) {
  const t = useTranslations('ui.date')
  const frame = useFieldFrame(field, { label, help: help ?? t('help'), required })
  const texts = useCalendarTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <DatesFrame>
      <DateInput
        {...frame}
        dir="ltr"
        data-ltr
        data-mantine-stop-propagation={isOpen || undefined}
        inputMode="numeric"
        autoComplete={autoComplete ?? 'off'}
        clearable
        highlightToday
        leftSection={<IconCalendar size={16} aria-hidden />}
        value={field.value || null}
        onChange={(day) => field.onChange(day ?? '')}
        dateParser={readTypedDate}
        valueFormat={texts.writeDay}
        minDate={min}
        maxDate={max}
        monthLabelFormat={texts.writeMonth}
        renderDay={texts.writeDayNumber}
        ariaLabels={texts.labels}
        clearButtonProps={{ 'aria-label': t('clear') }}
        popoverProps={{
          withinPortal: false,
          shadow: 'md',
          onOpen: () => setOpen(true),
          onClose: () => setOpen(false),
        }}
      />
    </DatesFrame>
  )
}
