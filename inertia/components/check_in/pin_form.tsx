import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Keypad } from '~/components/check_in/keypad'
import { longest } from '#domain/shared/limits/text_lengths'
import classes from '~/components/check_in/check_in.module.css'

interface PinFormProps {
  isSending: boolean
  onTyping: (isTyping: boolean) => void
  onSend: (typed: { number: string; pin: string }) => void
}

const none = { number: '', pin: '' }

type Field = keyof typeof none

/** A child abandons it half typed: what nobody goes on with is gone after a while. */
const forgotten = 30_000

const most: Record<Field, number> = { number: longest.number, pin: longest.code }

export function PinForm({ isSending, onTyping, onSend }: PinFormProps) {
  const t = useTranslations('check_in')
  const [typed, setTyped] = useState(none)
  const [current, setCurrent] = useState<Field>('number')
  const fields = { number: useRef<HTMLInputElement>(null), pin: useRef<HTMLInputElement>(null) }
  const isTyping = typed.number !== '' || typed.pin !== ''

  useEffect(() => {
    onTyping(isTyping)
    if (!isTyping) return
    const timer = setTimeout(() => setTyped(none), forgotten)
    return () => clearTimeout(timer)
  }, [typed, isTyping, onTyping])

  const change = (field: Field, text: string) =>
    setTyped({ ...typed, [field]: text.slice(0, most[field]) })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const missing = (['number', 'pin'] as const).find((field) => typed[field].trim() === '')
    if (missing) fields[missing].current?.focus()
    else onSend(typed)
  }

  const input = (field: Field) => ({
    ref: fields[field],
    label: t(field),
    name: field,
    size: 'xl' as const,
    dir: 'ltr' as const,
    inputMode: 'none' as const,
    autoComplete: 'off',
    maxLength: most[field],
    value: typed[field],
    onFocus: () => setCurrent(field),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      change(field, event.currentTarget.value),
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput {...input('number')} autoFocus />
      <TextInput {...input('pin')} type="password" />
      <Keypad
        onDigit={(digit) => change(current, typed[current] + digit)}
        onDelete={() => change(current, typed[current].slice(0, -1))}
      />
      <Button type="submit" size="xl" fullWidth loading={isSending}>
        {t('submit')}
      </Button>
    </form>
  )
}
