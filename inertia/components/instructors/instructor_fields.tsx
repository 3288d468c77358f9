import { useTranslations } from 'use-intl'
import { TaughtFields } from '~/components/instructors/taught_fields'
import type { InstructorDetail, Options } from '~/components/instructors/types'
import type { InstructorFormState } from '~/components/instructors/use_instructor_form'
import { WorkFields } from '~/components/instructors/work_fields'
import { ContactFields } from '~/components/people/contact_fields'
import { NameFields } from '~/components/people/name_fields'
import { PapersFields } from '~/components/people/papers_fields'
import { personBindings } from '~/components/people/person_bindings'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/fields/text_area_field'

interface InstructorFieldsProps {
  instructor: InstructorDetail | null
  options: Options
  field: InstructorFormState['field']
}

export function InstructorFields({ instructor, options, field }: InstructorFieldsProps) {
  const t = useTranslations('instructors')
  const person = personBindings(field)
  return (
    <>
      <NameFields area="instructors" photo={instructor?.photo ?? null} field={person} />
      <ContactFields area="instructors" field={person} />
      <TaughtFields options={options} field={field} />
      <WorkFields field={field} />
      <FormSection title={t('sections.personal')} help={t('sections.personal_help')}>
        <DateField label={t('fields.birth_date')} field={field('birth_date')} isBirth />
        <PapersFields area="instructors" field={person} />
        <TextAreaField
          label={t('fields.notes')}
          help={t('help.notes')}
          field={field('notes')}
          maxLength={4000}
        />
      </FormSection>
    </>
  )
}
