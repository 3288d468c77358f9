import { useTranslations } from 'use-intl'
import { recordUrls } from '~/ui/record/record_urls'
import { InstructorFields } from '~/components/instructors/instructor_fields'
import { labelledInputs, useInstructorForm } from '~/components/instructors/use_instructor_form'
import type { InstructorDetail, Options } from '~/components/instructors/types'
import { DeparturePanel } from '~/components/people/departure/departure_panel'
import { SameContactPanel } from '~/components/people/same_contact_panel'
import type { SameContact } from '~/components/people/types'
import { AreaForm } from '~/ui/form/area_form'
import { useLanguages } from '~/components/instructors/use_languages'
import { useBothNames } from '~/ui/names/both_names'
import { wordsOf } from '~/ui/form/fields/choice/choices_field'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'

interface InstructorFormProps {
  title: string
  instructor: InstructorDetail | null
  options: Options
  duplicates: SameContact[]
}

export function InstructorForm({ title, instructor, options, duplicates }: InstructorFormProps) {
  const t = useTranslations('instructors.fields')
  const state = useInstructorForm(instructor)
  const { field } = state
  const write = useWriteInstructor(options)
  return (
    <AreaForm
      area="instructors"
      title={title}
      record={instructor}
      urls={recordUrls('instructors')}
      inputs={labelledInputs}
      labels={{ subject_ids: t('subjects'), level_ids: t('levels') }}
      state={state}
      write={write}
      notices={
        <>
          <DeparturePanel agreed={field('agreed')} />
          <SameContactPanel
            area="instructors"
            people={duplicates}
            confirm={field('confirm_duplicate')}
            show={recordUrls('instructors').show}
          />
        </>
      }
    >
      <InstructorFields instructor={instructor} options={options} field={field} />
    </AreaForm>
  )
}

function useWriteInstructor({ subjects, levels }: Options): WriteField {
  const inWords = useFieldValue('instructors')
  const names = useBothNames()
  const comma = useTranslations('ui.record')('comma')
  const languages = useLanguages()
  const known = new Map([...subjects, ...levels].map((one) => [one.id, names(one).lead]))
  return (field, value) => {
    const chosen = () => wordsOf(String(value ?? ''))
    if (field === 'subject_ids' || field === 'level_ids')
      return chosen()
        .map((id) => known.get(id) ?? '')
        .join(comma)
    if (field === 'languages') return chosen().map(languages).join(comma)
    return inWords(field, value)
  }
}
