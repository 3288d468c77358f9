import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type GuardianOption,
  useGuardianOptions,
} from '~/components/guardians/links/use_guardian_options'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { ChoiceLine } from '~/ui/form/fields/choice/choice_line'
import { replaceChosen } from '~/ui/form/fields/choice/replace_chosen'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { isolate } from '~/ui/isolate'
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
  const line = useGuardianLine()
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
      renderOption={({ option: { value, label: text }, checked }) => {
        const option = options.find(({ id }) => id === value)
        return <ChoiceLine choice={option ? line(option) : { label: text }} isChosen={checked} />
      }}
      nothingFoundMessage={t('nothing')}
      autoComplete="off"
      comboboxProps={{ withinPortal: false }}
    />
  )
}

/** What tells guardians of one name apart. */
function useGuardianLine() {
  const t = useTranslations('guardians.dialog')
  const names = useNames()
  const { locale } = useShared().intl
  const list = new Intl.ListFormat(locale)
  return (guardian: GuardianOption) => {
    const children = guardian.children?.map((child) => isolate(names(child).lead)) ?? []
    const facts = [
      isolate(guardian.number, 'ltr'),
      guardian.phone_written && isolate(guardian.phone_written, 'ltr'),
      children.length > 0 && t('children', { names: list.format(children) }),
    ]
    return { label: names(guardian).lead, facts: facts.filter((fact) => typeof fact === 'string') }
  }
}
