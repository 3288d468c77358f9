import { useTranslations } from 'use-intl'
import { AssistantsField } from '~/components/class_sessions/assistants_field'
import { PartyFields } from '~/components/class_sessions/form/party_fields'
import { PlaceFields } from '~/components/class_sessions/form/place_fields'
import type { SessionFormState } from '~/components/class_sessions/form/use_session_form'
import type { MeetingOptions } from '~/components/class_sessions/types'
import { useFoundOptions } from '~/components/class_sessions/use_found_options'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { markOf, useSessionChoices } from '~/components/free_slots/use_session_choices'
import { timeQuery } from '~/components/class_sessions/form/time_query'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { TextField } from '~/ui/form/fields/text_field'
import { FormSection } from '~/ui/form/form_section'
import { sessionTypes } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { longest } from '#domain/shared/limits/text_lengths'

interface MeetingFieldsProps {
  made: SessionFormState
  options: MeetingOptions
}

export function MeetingFields({ made, options }: MeetingFieldsProps) {
  const t = useTranslations('sessions')
  const { field, form } = made
  const groups = useFoundOptions('group', options.group)
  const led = groups.options.flatMap(({ instructor, assistants }) => [
    ...(instructor ? [instructor] : []),
    ...assistants,
  ])
  const instructors = useFoundOptions('instructor', [...options.instructor, ...led])
  const choices = useMeetingChoices({ ...options, instructor: instructors.options })
  const marked = useSessionChoices(timeQuery(form.data))
  const byMark = marked('instructor', choices.instructor ?? [])

  return (
    <FormSection title={t('sections.who')} help={t('sections.who_help')}>
      <PartyFields made={made} options={options} groups={groups} />
      <ChoiceField
        label={t('fields.type')}
        field={field('type')}
        choices={sessionTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      />
      <ChoiceField
        label={t('fields.instructor_id')}
        field={field('instructor_id')}
        choices={byMark}
        onSearch={instructors.onSearch}
        help={markOf(byMark, form.data.instructor_id)}
        required={form.data.party === 'student'}
        searchable
        clearable
      />
      <AssistantsField
        field={field('assistant_ids')}
        instructor={form.data.instructor_id}
        choices={byMark}
        onSearch={instructors.onSearch}
      />
      {form.data.party === 'student' && (choices.service ?? []).length > 0 && (
        <ChoiceField
          label={t('fields.service_id')}
          help={t('help.service')}
          field={field('service_id')}
          choices={choices.service ?? []}
          searchable
          clearable
        />
      )}
      <PlaceFields made={made} options={options} marked={marked} />
      <TextField
        label={t('fields.title')}
        help={t(form.data.party === 'student' ? 'help.title_student' : 'help.title')}
        field={field('title')}
        maxLength={longest.title}
        autoComplete="off"
      />
      <TextField
        label={t('fields.online_url')}
        field={field('online_url')}
        dir="ltr"
        maxLength={longest.webAddress}
        autoComplete="off"
      />
    </FormSection>
  )
}
