import { useTranslations } from 'use-intl'
import { AssistantsField } from '~/components/class_sessions/assistants_field'
import {
  assistantsOf,
  type SessionFormState,
} from '~/components/class_sessions/form/use_session_form'
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
  const choices = useMeetingChoices({
    group: groups.options,
    instructor: instructors.options,
    room: options.room,
  })
  const group = field('group_id')
  const marked = useSessionChoices(timeQuery(form.data))
  const byMark = marked('instructor', choices.instructor ?? [])
  const rooms = marked('room', choices.room ?? [])

  /** A group brings its instructor, its assistants and its link, where none was chosen. */
  function take(id: string) {
    const chosen = groups.options.find((one) => one.id === id)
    form.setData((now) => ({
      ...now,
      group_id: id,
      instructor_id: now.instructor_id || (chosen?.instructor?.id ?? ''),
      assistant_ids: now.assistant_ids.length ? now.assistant_ids : assistantsOf(chosen),
      online_url: now.online_url || (chosen?.online_url ?? ''),
    }))
    form.clearErrors('group_id')
    if (chosen) made.fillFrom(chosen)
  }

  return (
    <FormSection title={t('sections.who')} help={t('sections.who_help')}>
      <ChoiceField
        label={t('fields.group_id')}
        help={t('help.group')}
        field={{ ...group, onChange: take }}
        choices={choices.group ?? []}
        onSearch={groups.onSearch}
        searchable
        clearable
      />
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
        searchable
        clearable
      />
      <AssistantsField
        field={field('assistant_ids')}
        instructor={form.data.instructor_id}
        choices={byMark}
        onSearch={instructors.onSearch}
      />
      <ChoiceField
        label={t('fields.room_id')}
        field={field('room_id')}
        choices={rooms}
        help={markOf(rooms, form.data.room_id)}
        searchable
        clearable
      />
      <TextField
        label={t('fields.title')}
        help={t('help.title')}
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
