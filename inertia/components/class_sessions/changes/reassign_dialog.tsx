import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ChangeDialog, type ChangeTask } from '~/components/class_sessions/changes/change_dialog'
import { ClashReason } from '~/components/class_sessions/changes/clash_reason'
import { everybodyTold, TellingFields } from '~/components/class_sessions/changes/telling_fields'
import { useChangePreview } from '~/components/class_sessions/changes/use_change_preview'
import type { MeetingOptions } from '~/components/class_sessions/types'
import { useFoundOptions } from '~/components/class_sessions/use_found_options'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { markOf, useSessionChoices } from '~/components/free_slots/use_session_choices'
import { bindingsOf } from '~/ui/form/bindings_of'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { fetchOptions } from '~/ui/list/filters/choice_values'

interface ReassignDialogProps {
  act: 'room' | 'substitute'
  task: ChangeTask
  options?: MeetingOptions
  onClose: () => void
}

const noRoom = 'none'

const urls = {
  room: {
    preview: () => urlFor('admin.session_room_change_previews.store'),
    save: () => urlFor('admin.session_room_changes.store'),
  },
  substitute: {
    preview: () => urlFor('admin.session_substitution_previews.store'),
    save: () => urlFor('admin.session_substitutions.store'),
  },
}

/** Another room, or another instructor in the place of theirs; previewed as soon as one is chosen. */
export default function ReassignDialog({ act, task, options, onClose }: ReassignDialogProps) {
  const t = useTranslations('sessions')
  const { form, draft } = useDialogForm(`${act}.${task.session?.id ?? ''}`, {
    chosen: '',
    clash_reason: '',
    ...everybodyTold,
  })
  const { chosen } = form.data
  const name = act === 'room' ? 'room_id' : 'instructor_id'
  const body = { [name]: chosen === noRoom ? null : chosen }
  const preview = useChangePreview(
    urls[act].preview(),
    chosen === '' ? null : { ...task.asked, ...body }
  )
  const found = useFoundOptions('instructor', options?.instructor ?? [])
  const offered = useMeetingChoices(options && { ...options, instructor: found.options })
  const marked = useSessionChoices(task.time ?? '')
  useEffect(() => {
    if (!options) fetchOptions()
  }, [options])
  const field = bindingsOf(form)
  const told: Record<string, string | undefined> = { ...preview.errors, ...form.errors }
  const rooms = [
    { value: noRoom, label: t('change.no_room') },
    ...marked('room', offered.room ?? []),
  ]
  const people = marked('instructor', offered.instructor ?? [])
  const present = task.present[act] === null ? noRoom : task.present[act]
  const choices = (act === 'room' ? rooms : people).filter(({ value }) => value !== present)
  return (
    <ChangeDialog
      act={act}
      draft={draft}
      task={task}
      form={form}
      preview={preview}
      url={urls[act].save()}
      body={body}
      missing={chosen === '' ? { chosen: t(`errors.choose_${act}`) } : undefined}
      telling={<TellingFields audience={preview.audience} field={field} />}
      onClose={onClose}
    >
      <ChoiceField
        label={t(act === 'room' ? 'fields.room_id' : 'fields.substitute')}
        field={{ ...field.chosen, name, error: told.chosen ?? told[name] }}
        choices={choices}
        onSearch={act === 'substitute' ? found.onSearch : undefined}
        help={markOf(choices, chosen)}
        searchable
        required
      />
      <ClashReason act={act} answer={preview} field={field.clash_reason} />
    </ChangeDialog>
  )
}
