import { Checkbox, Group } from '@mantine/core'
import type { Weekday } from '#domain/shared/time/weekday'
import { useWeek } from '~/hooks/use_week'
import type { Binding } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import classes from '~/ui/form/fields/field.module.css'

interface WeekendFieldProps {
  field: Binding<string>
  label: string
  weekStart: Weekday
}

export function WeekendField({ field, label, weekStart }: WeekendFieldProps) {
  const frame = useFieldFrame(field, { label })
  const days = useWeek(weekStart)
  return (
    <Checkbox.Group
      id={frame.id}
      label={frame.label}
      error={frame.error}
      inputWrapperOrder={frame.inputWrapperOrder}
      classNames={{ ...frame.classNames, root: classes.wide }}
      value={field.value.split(' ').filter(Boolean)}
      onChange={(chosen) => field.onChange([...chosen].sort().join(' '))}
    >
      <Group gap="md" mt={4}>
        {days.map(({ weekday, name }) => (
          <Checkbox key={weekday} value={String(weekday)} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
