import { useTranslations } from 'use-intl'
import type { SessionFormState } from '~/components/class_sessions/form/use_session_form'
import type { MeetingOptions } from '~/components/class_sessions/types'
import { useFoundOptions } from '~/components/class_sessions/use_found_options'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { usePermissions } from '~/hooks/use_permissions'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { parties } from '#domain/scheduling/class_sessions/rules/session_kinds'

interface PartyFieldsProps {
  made: SessionFormState
  options: MeetingOptions
  groups: ReturnType<typeof useFoundOptions<'group'>>
}

/** A group or one student, for people who may look students up. */
export function PartyFields({ made, options, groups }: PartyFieldsProps) {
  const t = useTranslations('sessions')
  const may = usePermissions()
  const { field, form } = made
  const isEvent = form.data.type === 'event'
  const students = useFoundOptions('student', options.student)
  const choices = useMeetingChoices({
    ...options,
    group: groups.options,
    student: students.options,
  })

  /** A group fills in its branch, and its usual instructor, room and times. */
  function take(id: string) {
    const chosen = groups.options.find((one) => one.id === id)
    form.setData((now) => ({
      ...now,
      group_id: id,
      branch_id: chosen?.branch_id ?? now.branch_id,
    }))
    form.clearErrors('group_id')
    if (chosen) void made.fillFrom(chosen)
  }

  return (
    <>
      {may('admin.students.index') && (
        <ChoiceField
          label={t('fields.party')}
          field={{ ...field('party'), onChange: made.turnTo }}
          choices={parties.map((party) => ({ value: party, label: t(`party.${party}`) }))}
        />
      )}
      {form.data.party === 'student' ? (
        <ChoiceField
          label={t('fields.student_id')}
          help={t('help.student')}
          field={field('student_id')}
          choices={choices.student ?? []}
          onSearch={students.onSearch}
          required
          searchable
          clearable
        />
      ) : (
        <ChoiceField
          label={t('fields.group_id')}
          help={isEvent ? t('help.group') : undefined}
          field={{ ...field('group_id'), onChange: take }}
          choices={choices.group ?? []}
          onSearch={groups.onSearch}
          required={!isEvent}
          searchable
          clearable
        />
      )}
    </>
  )
}
