import { Button, Group, Input } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { genders } from '#domain/shared/choices/genders'
import type { Binding } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'

/** Pressing the chosen one again leaves the field empty. */
export function GenderField({ field, label }: { field: Binding<string>; label: string }) {
  const t = useTranslations('students.gender')
  const { id, ...frame } = useFieldFrame(field, { label })
  return (
    <Input.Wrapper
      label={frame.label}
      error={frame.error}
      inputWrapperOrder={frame.inputWrapperOrder}
      classNames={frame.classNames}
      labelElement="div"
      role="group"
      aria-label={label}
    >
      <Group gap="xs" grow wrap="nowrap">
        {genders.map((gender, at) => {
          const isChosen = field.value === gender
          return (
            <Button
              key={gender}
              id={at === 0 ? id : undefined}
              variant={isChosen ? 'light' : 'default'}
              aria-pressed={isChosen}
              onClick={() => field.onChange(isChosen ? '' : gender)}
            >
              {t(gender)}
            </Button>
          )
        })}
      </Group>
    </Input.Wrapper>
  )
}
