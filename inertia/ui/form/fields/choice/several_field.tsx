import type { Binding, FieldTexts } from '~/ui/form/binding'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import { ChoicesField } from '~/ui/form/fields/choice/choices_field'

interface SeveralFieldProps extends FieldTexts {
  /** Words with a blank between them, so that a form can put two people's choices together. */
  field: Binding<string>
  choices: Choice[]
}

export function SeveralField({ field, ...rest }: SeveralFieldProps) {
  const chosen: Binding<string[]> = {
    ...field,
    value: wordsOf(field.value),
    onChange: (values) => field.onChange([...values].sort().join(' ')),
  }
  return <ChoicesField {...rest} field={chosen} />
}

export const wordsOf = (words: string): string[] => words.split(' ').filter(Boolean)
