import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import { typedFigure } from '#domain/shared/text/digits'

const STEP = 0.01
const MOST = 100
const ways: Record<string, number> = { ArrowUp: STEP, ArrowDown: -STEP }

/** A rate in per cent, typed in any digits; the arrow keys change it by a hundredth. */
export function TaxRateField({ field, ...texts }: FieldTexts & { field: Binding<string> }) {
  const frame = useFieldFrame(field, texts)
  function step(event: KeyboardEvent): void {
    const by = ways[event.key]
    const rate = Number(typedFigure(field.value).replace('٫', '.'))
    if (by === undefined || Number.isNaN(rate)) return
    event.preventDefault()
    field.onChange(String(Math.min(MOST, Math.max(0, Math.round((rate + by) * MOST) / MOST))))
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
