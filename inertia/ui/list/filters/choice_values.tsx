import { router } from '@inertiajs/react'
import { Skeleton, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FilterChoice } from '~/ui/list/filters/choice_filter'
import { findChoices } from '~/ui/form/fields/choice/find_choices'
import classes from '~/ui/list/filters/choice_filter.module.css'

interface ChoiceValuesProps<Value extends string> {
  label: string
  options?: FilterChoice<Value>[]
  value: Value[]
  onChange: (value: Value[]) => void
}

export const fetchOptions = () => router.reload({ only: ['options'] })

export function ChoiceValues<Value extends string>(props: ChoiceValuesProps<Value>) {
  const { options } = props
  const t = useTranslations('ui.list')
  const isUnknown = !options
  useEffect(() => {
    if (isUnknown) fetchOptions()
  }, [isUnknown])

  if (options) return <ChoiceOptions {...props} options={options} />
  return <Skeleton w={200} h={120} role="status" aria-label={t('loading')} />
}

interface ChoiceOptionsProps<Value extends string> {
  label: string
  options: FilterChoice<Value>[]
  value: Value[]
  onChange: (value: Value[]) => void
}

const MANY = 12
const SHOWN = 50

function ChoiceOptions<Value extends string>(props: ChoiceOptionsProps<Value>) {
  const { label, options, value, onChange } = props
  const t = useTranslations('ui.list')
  const [search, setSearch] = useState('')
  const whole = useRef<HTMLDivElement>(null)
  const isLong = options.length > MANY
  const shown = isLong ? firstOf(options, value, search) : options
  // values that were fetched come after the filter has been opened, and the focus with them
  useEffect(() => whole.current?.querySelector('input')?.focus(), [])

  return (
    <div ref={whole}>
      {isLong && (
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          mb="xs"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Checkbox.Group
        role="group"
        aria-label={label}
        value={value}
        onChange={(next) => onChange(next as Value[])}
      >
        <Stack gap="xs" className={isLong ? classes.long : undefined}>
          {shown.map((option) => (
            <Checkbox key={option.value} value={option.value} label={option.label} />
          ))}
        </Stack>
      </Checkbox.Group>
      {options.length === 0 && <Text c="dimmed">{t('no_choices')}</Text>}
    </div>
  )
}

function firstOf<Value extends string>(
  options: FilterChoice<Value>[],
  chosen: Value[],
  search: string
) {
  const isChosen = ({ value }: FilterChoice<Value>) => chosen.includes(value)
  const others = options
    .filter((option) => !isChosen(option))
    .map((option) => ({
      option,
      label: typeof option.label === 'string' ? option.label : '',
      words: option.words,
    }))
  const found = findChoices(others, search, SHOWN).map(({ option }) => option)
  return [...options.filter(isChosen), ...found]
}
