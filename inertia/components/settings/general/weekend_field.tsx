import { Checkbox, Group } from '@mantine/core'
import { useWeekDays } from '~/hooks/use_week_days'
import type { Binding } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import classes from '~/ui/form/fields/field.module.css'

interface WeekendFieldProps {
  field: Binding<string>
  label: string
  weekStart: number
}

export function WeekendField({ field, label, weekStart }: WeekendFieldProps) {
  const names = useWeekDays()
  const frame = useFieldFrame(field, { label })
  const days = names.map((_, at) => (at + weekStart) % names.length)
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
        {days.map((day) => (
          <Checkbox key={day} value={String(day)} label={names[day]} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
