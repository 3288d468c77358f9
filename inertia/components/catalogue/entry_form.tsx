import type { ReactNode } from 'react'
import { urlFor } from '~/client'
import type { CatalogueArea, NamedEntry } from '~/components/catalogue/types'
import { recordUrls } from '~/ui/record/record_urls'
import { AreaForm } from '~/ui/form/area_form'
import type { Binding } from '~/ui/form/binding'
import { useRecordForm } from '~/ui/form/use_record_form'
import { EntryCodeField } from '~/components/catalogue/entry_code_field'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { FormSection } from '~/ui/form/form_section'
import { type Area, useAreaWords } from '~/ui/use_area_words'

type Saved = NamedEntry & { version: number }
type Data = { [field: string]: string | number; version: number }

export interface EntryFormKind<Entry, Name extends string> {
  area: CatalogueArea
  /** Its entries go by their names alone. */
  isUncoded?: boolean
  /** In order, as the form holds them: empty is '', not null. */
  values: (entry: Entry | null) => Record<Name, string>
  Fields: (props: { field: (name: Name) => Binding<string> }) => ReactNode
}

interface EntryFormProps<Entry, Name extends string> {
  kind: EntryFormKind<Entry, Name>
  title: string
  entry: Entry | null
}

export function EntryForm<Entry extends Saved, Name extends string>({
  kind,
  title,
  entry,
}: EntryFormProps<Entry, Name>) {
  const { area, isUncoded, values, Fields } = kind
  const urls = recordUrls(area)
  const fields: Record<string, string> = {
    name_en: entry?.name_en ?? '',
    name_ar: entry?.name_ar ?? '',
    ...(isUncoded ? {} : { code: entry?.code ?? '' }),
    ...values(entry),
  }
  const inputs = Object.keys(fields)
  const state = useRecordForm<Data>({
    saved: { ...fields, version: entry?.version ?? 1 },
    isNew: entry === null,
    send: (form, options) => {
      if (entry) form.put(urlFor(`admin.${area}.update`, { id: entry.id }), options)
      else form.post(urlFor(`admin.${area}.store`), options)
    },
  })
  // All but the version is text
  const field = (name: string) => state.field(name) as Binding<string>
  return (
    <AreaForm area={area} title={title} record={entry} urls={urls} inputs={inputs} state={state}>
      <EntryNameFields area={area} isUncoded={isUncoded} field={field} />
      <Fields field={field} />
    </AreaForm>
  )
}

interface EntryNameFieldsProps {
  area: Area
  isUncoded?: boolean
  field: (name: 'name_en' | 'name_ar' | 'code') => Binding<string>
}

function EntryNameFields({ area, isUncoded, field }: EntryNameFieldsProps) {
  const t = useAreaWords(area)
  return (
    <FormSection title={t('sections.name')} help={t('sections.name_help')}>
      <BothNamesFields
        en={field('name_en')}
        ar={field('name_ar')}
        labels={{ en: t('fields.name_en'), ar: t('fields.name_ar') }}
      />
      {!isUncoded && <EntryCodeField field={field('code')} label={t('fields.code')} />}
    </FormSection>
  )
}
