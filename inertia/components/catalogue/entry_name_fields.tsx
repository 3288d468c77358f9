import { CodeField } from '~/components/catalogue/code_field'
import type { Binding } from '~/ui/form/binding'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { FormSection } from '~/ui/form/form_section'
import { useAreaWords, type Area } from '~/ui/use_area_words'

interface EntryNameFieldsProps {
  area: Area
  field: (name: 'name_en' | 'name_ar' | 'code') => Binding<string>
}

export function EntryNameFields({ area, field }: EntryNameFieldsProps) {
  const t = useAreaWords(area)
  return (
    <FormSection title={t('sections.name')} help={t('sections.name_help')}>
      <BothNamesFields
        en={field('name_en')}
        ar={field('name_ar')}
        labels={{ en: t('fields.name_en'), ar: t('fields.name_ar') }}
      />
      <CodeField field={field('code')} label={t('fields.code')} />
    </FormSection>
  )
}
