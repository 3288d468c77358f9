import type { ReactNode } from 'react'
import type { Binding } from '~/ui/form/binding'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'
import { type Area, useAreaWords } from '~/ui/use_area_words'

type Span = { starts_on: string; ends_on: string }

export const spanValues = (entry: Span | null): Span => ({
  starts_on: entry?.starts_on ?? '',
  ends_on: entry?.ends_on ?? '',
})

interface SpanFieldsProps {
  area: Area
  field: (name: keyof Span) => Binding<string>
  /** Where it counts. */
  children?: ReactNode
}

/** The first and the last day of an entry, both part of it. */
export function SpanFields({ area, field, children }: SpanFieldsProps) {
  const t = useAreaWords(area)
  return (
    <FormSection title={t('sections.days')} help={t('sections.days_help')}>
      <DateField field={field('starts_on')} label={t('fields.starts_on')} required />
      <DateField field={field('ends_on')} label={t('fields.ends_on')} required />
      {children}
    </FormSection>
  )
}
