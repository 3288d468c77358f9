import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { longest } from '#domain/shared/limits/text_lengths'
import { ownDirection } from '~/ui/form/own_direction'
import { TYPING_PAUSE } from '~/ui/typing_pause'

interface SearchBoxProps {
  label: string
  value: string
  onSearch: (text: string) => void
}

export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const t = useTranslations('ui.list')
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const search = useDebouncedCallback((next: string) => {
    sent.current = next
    onSearch(next)
  }, TYPING_PAUSE)
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  const type = (next: string) => {
    setText(next)
    search(next.trim())
  }
  return (
    <TextInput
      type="search"
      attributes={ownDirection(text)}
      data-shortcut="filter"
      aria-label={label}
      placeholder={label}
      value={text}
      maxLength={longest.search}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text && <CloseButton size="sm" aria-label={t('clear_search')} onClick={() => type('')} />
      }
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && text && type('')}
    />
  )
}
