import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { latinDigits } from '#domain/shared/text/digits'
import classes from '~/components/attendance/marks.module.css'

interface ChipsProps {
  label: string
  choices: { value: number; label: string }[]
  value: number | null
  /** What it is called that none of them is chosen, where that can be said. */
  none?: string
  /** Another number than those, where there may be one. */
  other?: string
  /** The highest of those. */
  most?: number
  onChoose: (value: number | null) => void
}

/** A few usual numbers under one thumb, and a field for another. */
export function Chips({ label, choices, value, none, other, most = 1, onChoose }: ChipsProps) {
  const id = useId()
  const t = useTranslations('attendance.details')
  const { number } = useFormat()
  const isUsual = value === null || choices.some((choice) => choice.value === value)
  const [typed, setTyped] = useState(isUsual ? '' : String(value))
  const figure = Number(latinDigits(typed))
  const [isRefused, setRefused] = useState(false)
  const keep = () => {
    const isFitting = Number.isInteger(figure) && figure >= 1 && figure <= most
    setRefused(!isFitting)
    if (isFitting) onChoose(figure)
  }
  const chip = (chosen: number | null, text: string) => (
    <button
      key={String(chosen)}
      type="button"
      aria-pressed={value === chosen}
      onClick={() => {
        setTyped('')
        setRefused(false)
        onChoose(chosen)
      }}
    >
      {text}
    </button>
  )
  return (
    <div className={classes.chips} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {none && chip(null, none)}
      {choices.map((choice) =>
        chip(
          choice.value,
          choice.label === String(choice.value) ? number(choice.value) : choice.label
        )
      )}
      {other && (
        <TextInput
          aria-label={other}
          placeholder={other}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          className={classes.other}
          error={isRefused && t('between', { min: number(1), max: number(most) })}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setRefused(false)
          }}
          onBlur={() => typed && figure !== value && keep()}
          onKeyDown={(event) => event.key === 'Enter' && keep()}
        />
      )}
    </div>
  )
}
