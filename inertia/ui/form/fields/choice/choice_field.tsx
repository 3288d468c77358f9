import { Select } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { ChoiceLine } from '~/ui/form/fields/choice/choice_line'
import { findChoices } from '~/ui/form/fields/choice/find_choices'
import { replaceChosen } from '~/ui/form/fields/choice/replace_chosen'
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
  facts?: string[]
}

interface ChoiceFieldProps extends FieldTexts {
  field: Binding<string>
  choices: Choice[]
  searchable?: boolean
  clearable?: boolean
  autoComplete?: string
}

const TALL = 340

export function ChoiceField(props: ChoiceFieldProps) {
  const { field, label, help, required, choices, searchable, clearable, autoComplete } = props
  const t = useTranslations('ui.form')
  const frame = useFieldFrame(field, { label, help, required })
  const replacing = replaceChosen(choices.find(({ value }) => value === field.value)?.label)

  const hasFacts = choices.some(({ facts }) => facts)

  /**
   * Enter may come before the first match is marked: take it all the same, and don't send the form.
   */
  function takeFirst(event: KeyboardEvent<HTMLInputElement>) {
    replacing.onKeyDown(event)
    const { ariaExpanded, value } = event.currentTarget
    const isMarked = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || ariaExpanded !== 'true' || isMarked) return
    event.preventDefault()
    const first = value.trim() ? findChoices(choices, value, 1)[0] : undefined
    if (first) field.onChange(first.value)
  }

  return (
    <Select
      {...frame}
      data={choices}
      value={field.value || null}
      onChange={(value) => field.onChange(value ?? '')}
      placeholder={t('choose')}
      searchable={searchable}
      openOnFocus={false}
      filter={({ search, limit }) => findChoices(choices, search, limit)}
      limit={searchable ? 100 : undefined}
      selectFirstOptionOnChange={searchable}
      onKeyDown={searchable ? takeFirst : undefined}
      onClick={searchable ? replacing.onClick : undefined}
      clearable={clearable}
      allowDeselect={false}
      maxDropdownHeight={hasFacts ? TALL : undefined}
      renderOption={
        hasFacts
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
