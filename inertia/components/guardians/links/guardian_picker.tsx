import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type GuardianOption,
  useGuardianOptions,
} from '~/components/guardians/links/use_guardian_options'
import type { Binding } from '~/ui/form/binding'
import { replaceChosen } from '~/ui/form/fields/choice/replace_chosen'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { useNames } from '~/ui/names/use_names'

interface GuardianPickerProps {
  field: Binding<string>
  without?: string[]
  known?: GuardianOption[]
}

const NOBODY: never[] = []

export function GuardianPicker(props: GuardianPickerProps) {
  const { field, without = NOBODY, known = NOBODY } = props
  const t = useTranslations('guardians.dialog')
  const names = useNames()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<GuardianOption | null>(
    () => known.find(({ id }) => id === field.value) ?? null
  )
  const found = useGuardianOptions(typed)
  const frame = useFieldFrame(field, { label: t('find'), help: t('find_help'), required: true })
  const label = (option: GuardianOption) =>
    t('chosen', { name: names(option).lead, number: option.number })
  const isFound = found.some(({ id }) => id === chosen?.id)
  const options = [...(chosen && !isFound ? [chosen] : []), ...found]
  return (
    <Select
      {...frame}
      data={options
        .filter(({ id }) => !without.includes(id))
        .map((option) => ({ value: option.id, label: label(option) }))}
      value={field.value || null}
      onChange={(id) => {
        setChosen(options.find((option) => option.id === id) ?? null)
        field.onChange(id ?? '')
      }}
      searchable
      {...replaceChosen(chosen ? label(chosen) : undefined)}
      onSearchChange={(text) => setTyped(chosen && text === label(chosen) ? '' : text)}
      filter={({ options: all }) => all}
      nothingFoundMessage={t('nothing')}
      autoComplete="off"
      comboboxProps={{ withinPortal: false }}
    />
  )
}
