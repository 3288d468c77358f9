import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FilterChoice } from '~/ui/list/filters/choice_filter'
import type { SearchedFilterPart } from '~/ui/list/list_description'
import { TYPING_PAUSE } from '~/ui/typing_pause'
import classes from '~/ui/list/filters/choice_filter.module.css'

interface SearchedValuesProps {
  filter: SearchedFilterPart
  value: string[]
  onChange: (value: string[]) => void
}

const NONE: FilterChoice[] = []

export default function SearchedValues({ filter, value, onChange }: SearchedValuesProps) {
  const { label, options = NONE, find } = filter
  const t = useTranslations('ui.list')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed, TYPING_PAUSE)
  const [found, setFound] = useState<FilterChoice[]>(NONE)
  useEffect(() => {
    const asking = new AbortController()
    find(asked, asking.signal)
      .then(setFound)
      .catch(() => undefined)
    return () => asking.abort()
  }, [find, asked])
  const known = [
    ...options,
    ...found.filter((one) => options.every((other) => other.value !== one.value)),
  ]
  const isChosen = (choice: FilterChoice) => value.includes(choice.value)
  const shown = [...known.filter(isChosen), ...found.filter((choice) => !isChosen(choice))]

  return (
    <>
      <TextInput
        aria-label={t('search')}
        placeholder={t('search')}
        mb="xs"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Checkbox.Group role="group" aria-label={label} value={value} onChange={onChange}>
        <Stack gap="xs" className={classes.long}>
          {shown.map((choice) => (
            <Checkbox key={choice.value} value={choice.value} label={choice.label} />
          ))}
        </Stack>
      </Checkbox.Group>
      {shown.length === 0 && <Text c="dimmed">{t('no_results')}</Text>}
    </>
  )
}
