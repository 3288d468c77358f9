import { Select } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { ChoiceLine } from '~/ui/form/fields/choice/choice_line'
import { useSearchedChoices } from '~/ui/form/fields/choice/use_searched_choices'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'

/**
 * `words` also find it: a name in the other script, a code. `mark` is said beside the label in the
 * list: why one would rather not choose it.
 */
export interface Choice {
  value: string
  label: string
  words?: string
  mark?: string
  /** Said where `mark` would be, when nothing speaks against it. */
  free?: string
  facts?: string[]
  /** Only listed once something is typed, or while it is chosen. */
  isFolded?: boolean
}

interface ChoiceFieldProps extends FieldTexts {
  field: Binding<string>
  choices: Choice[]
  searchable?: boolean
  clearable?: boolean
  autoComplete?: string
  /** Told what is typed, where choices beyond these can be found. */
  onSearch?: (typed: string) => void
}

const TALL = 340

export function ChoiceField(props: ChoiceFieldProps) {
  const { field, label, help, required, choices, searchable, clearable, autoComplete } = props
  const { onSearch } = props
  const t = useTranslations('ui.form')
  const frame = useFieldFrame(field, { label, help, required })
  const searched = useSearchedChoices(choices, field.value, field.onChange)

  const hasFacts = choices.some(({ facts }) => facts)
  const isMarked = hasFacts || choices.some(({ mark, free }) => mark || free)

  return (
    <Select
      {...frame}
      data={choices}
      value={field.value || null}
      onChange={(value) => field.onChange(value ?? '')}
      placeholder={t('choose')}
      openOnFocus={false}
      limit={searchable ? 100 : undefined}
      {...(searchable && searched)}
      onSearchChange={onSearch}
      clearable={clearable}
      allowDeselect={false}
      maxDropdownHeight={hasFacts ? TALL : undefined}
      renderOption={
        isMarked
          ? ({ option, checked }) => (
              <ChoiceLine
                choice={choices.find(({ value }) => value === option.value) ?? option}
                isChosen={checked}
              />
            )
          : undefined
      }
      autoComplete={autoComplete ?? 'off'}
      nothingFoundMessage={t('nothing_found')}
      clearButtonProps={{ 'aria-label': t('clear_field', { label }) }}
    />
  )
}
