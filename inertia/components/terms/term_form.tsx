import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import type { EntryFormKind } from '~/components/catalogue/entry_form'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'

type Kind = EntryFormKind<Data.Admin.Terms.Term, 'starts_on' | 'ends_on'>

export const termForm: Kind = {
  area: 'terms',
  values: (term) => ({ starts_on: term?.starts_on ?? '', ends_on: term?.ends_on ?? '' }),
  Fields: TermFields,
}

function TermFields({ field }: Parameters<Kind['Fields']>[0]) {
  const t = useTranslations('terms')
  return (
    <FormSection title={t('sections.days')} help={t('sections.days_help')}>
      <DateField field={field('starts_on')} label={t('fields.starts_on')} required />
      <DateField field={field('ends_on')} label={t('fields.ends_on')} required />
    </FormSection>
  )
}
