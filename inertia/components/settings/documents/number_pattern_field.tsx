import { useTranslations } from 'use-intl'
import {
  longestPattern,
  type NumberPattern,
  writeNumber,
} from '#domain/access/centre/rules/documents'
import { isolate } from '~/ui/isolate'
import type { Binding } from '~/ui/form/binding'
import { TextField } from '~/ui/form/fields/text_field'

interface NumberPatternFieldProps {
  field: Binding<string>
  pattern: NumberPattern
  year: string
  sequence: string
}

/** The pattern of a series, with the number that the next document of the series will get. */
export function NumberPatternField({ field, pattern, year, sequence }: NumberPatternFieldProps) {
  const t = useTranslations('document_settings')
  const number = writeNumber(field.value, year, sequence)
  return (
    <TextField
      field={field}
      label={t(`fields.${pattern}`)}
      help={number ? t(`next.${pattern}`, { number: isolate(number) }) : undefined}
      dir="ltr"
      autoComplete="off"
      maxLength={longestPattern}
      required
    />
  )
}
