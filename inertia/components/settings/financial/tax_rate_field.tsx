import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { percentage } from '#domain/shared/limits/counts'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { typedFigure } from '#domain/shared/text/digits'

const PARTS = 10 ** percentage.places
const STEP = 1 / PARTS
const ways: Record<string, number> = { ArrowUp: STEP, ArrowDown: -STEP }

export function TaxRateField({ field, ...texts }: FieldTexts & { field: Binding<string> }) {
  const frame = useFieldFrame(field, texts)
  function step(event: KeyboardEvent): void {
    const by = ways[event.key]
    const rate = Number(typedFigure(field.value).replace('٫', '.'))
    if (by === undefined || Number.isNaN(rate)) return
    event.preventDefault()
    field.onChange(
      String(Math.min(percentage.most, Math.max(0, Math.round((rate + by) * PARTS) / PARTS)))
    )
  }
  return (
    <TextInput
      {...frame}
      dir="ltr"
      data-ltr
      inputMode="decimal"
      autoComplete="off"
      step={STEP}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      onKeyDown={step}
    />
  )
}
