import { Input, SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { severities, type Severity } from '#domain/shared/choices/scheduling_checks'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'

export function SeverityField({ field, ...texts }: FieldTexts & { field: Binding<Severity> }) {
  const t = useTranslations('general.severity')
  const { id, label, description, error, inputWrapperOrder, classNames } = useFieldFrame(
    field,
    texts
  )
  return (
    <Input.Wrapper
      {...{ id, label, description, error, inputWrapperOrder, classNames }}
      labelElement="div"
    >
      <SegmentedControl
        fullWidth
        name={field.name}
        aria-label={texts.label}
        data={severities.map((value) => ({ value, label: t(value) }))}
        value={field.value}
        onChange={field.onChange}
      />
    </Input.Wrapper>
  )
}
