import { Checkbox, Group } from '@mantine/core'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import classes from '~/ui/form/fields/field.module.css'

interface WordsFieldProps extends FieldTexts {
  /** The chosen words as one text, in their own order: `online hybrid`. */
  field: Binding<string>
  choices: Choice[]
}

export function WordsField({ field, choices, ...texts }: WordsFieldProps) {
  const frame = useFieldFrame(field, texts)
  const { id, label, description, error, inputWrapperOrder } = frame
  return (
    <Checkbox.Group
      {...{ id, label, description, error, inputWrapperOrder }}
      classNames={{ ...frame.classNames, root: classes.wide }}
      tabIndex={-1}
      value={field.value.split(' ').filter(Boolean)}
      onChange={(chosen) => field.onChange(chosen.toSorted().join(' '))}
    >
      <Group gap="md" mt={4}>
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} label={choice.label} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
