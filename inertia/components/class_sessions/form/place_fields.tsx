import { useTranslations } from 'use-intl'
import { BranchField, usualBranch } from '~/components/branches/branch_field'
import type { SessionFormState } from '~/components/class_sessions/form/use_session_form'
import type { MeetingOptions } from '~/components/class_sessions/types'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { markOf, type useSessionChoices } from '~/components/free_slots/use_session_choices'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

type Data = Pick<SessionFormState['form']['data'], 'branch_id'>

/** Only rooms of the session's branch are offered. */
export const roomsAt = ({ room, branch }: MeetingOptions, { branch_id: chosen }: Data) => {
  const at = chosen || usualBranch(branch)?.id
  return branch.length > 0 ? room.filter(({ branch_id: of }) => of === at) : room
}

interface PlaceFieldsProps {
  made: SessionFormState
  options: MeetingOptions
  marked: ReturnType<typeof useSessionChoices>
}

/** A group's sessions are in its branch; for others the branch is asked, if there are several. */
export function PlaceFields({ made: { field, form }, options, marked }: PlaceFieldsProps) {
  const t = useTranslations('sessions')
  const choices = useMeetingChoices({ ...options, room: roomsAt(options, form.data) })
  const rooms = marked('room', choices.room ?? [])

  function move(branch: string) {
    const isThere = options.room.some(
      ({ id, branch_id: of }) => id === form.data.room_id && of === branch
    )
    form.setData((now) => ({
      ...now,
      branch_id: branch,
      room_id: isThere ? now.room_id : '',
    }))
    form.clearErrors('branch_id', 'room_id')
  }

  return (
    <>
      {!form.data.group_id && (
        <BranchField
          label={t('fields.branch_id')}
          field={{ ...field('branch_id'), onChange: move }}
          branches={options.branch}
        />
      )}
      <ChoiceField
        label={t('fields.room_id')}
        field={field('room_id')}
        choices={rooms}
        help={markOf(rooms, form.data.room_id)}
        searchable
        clearable
      />
    </>
  )
}
