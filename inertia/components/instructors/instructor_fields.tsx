import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import { TaughtFields } from '~/components/instructors/taught_fields'
import type { InstructorDetail, Options } from '~/components/instructors/types'
import type { InstructorFormState } from '~/components/instructors/use_instructor_form'
import { ContactFields, NameFields, PapersFields } from '~/components/people/person_fields'
import { personBindings } from '~/components/people/person_form_data'
import { DateField } from '~/ui/form/days/date_field'
import { FormSection } from '~/ui/form/form_section'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { contracts, instructorStatuses } from '#domain/people/instructors/rules/instructor_status'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { ColourField } from '~/ui/form/fields/colour_field'
import { NumberField } from '~/ui/form/fields/number_field'

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
      <ContactFields area="instructors" field={person} person={instructor} />
      <TaughtFields options={options} field={field} />
      <WorkFields field={field} />
      <FormSection title={t('sections.personal')} help={t('sections.personal_help')}>
        <DateField label={t('fields.birth_date')} field={field('birth_date')} isBirth />
        <PapersFields area="instructors" field={person} />
        <TextAreaField
          label={t('fields.notes')}
          help={t('help.notes')}
          field={field('notes')}
          maxLength={longest.notes}
        />
      </FormSection>
    </>
  )
}

function WorkFields({ field }: Pick<InstructorFormState, 'field'>) {
  const t = useTranslations('instructors')
  return (
    <FormSection title={t('sections.work')} help={t('sections.work_help')}>
      <ChoiceField
        label={t('fields.status')}
        field={field('status')}
        choices={instructorStatuses.map((status) => ({
          value: status,
          label: t(`status.${status}`),
        }))}
      />
      <DateField label={t('fields.hired_on')} field={field('hired_on')} />
      {field('status').value === 'left' && (
        <DateField label={t('fields.left_on')} help={t('help.left_on')} field={field('left_on')} />
      )}
      <ChoiceField
        label={t('fields.contract')}
        field={field('contract')}
        choices={contracts.map((contract) => ({
          value: contract,
          label: t(`contract.${contract}`),
        }))}
        clearable
      />
      <NumberField label={t('fields.max_weekly_hours')} field={field('max_weekly_hours')} />
      <ColourField label={t('fields.colour')} help={t('help.colour')} field={field('colour')} />
    </FormSection>
  )
}
