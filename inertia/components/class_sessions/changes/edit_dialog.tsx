import { useTranslations } from 'use-intl'
import { AssistantsField } from '~/components/class_sessions/assistants_field'
import { ChangePanel } from '~/components/class_sessions/changes/change_panel'
import { ClashReason } from '~/components/class_sessions/changes/clash_reason'
import { MovedTime } from '~/components/class_sessions/changes/moved_time'
import { MovedWeek } from '~/components/class_sessions/changes/moved_week'
import { movedQuery } from '~/components/class_sessions/changes/moved_query'
import { ScopeField } from '~/components/class_sessions/changes/scope_field'
import { TellingFields } from '~/components/class_sessions/changes/telling_fields'
import { useEditForm } from '~/components/class_sessions/changes/use_edit_form'
import { useOwnChoices } from '~/components/class_sessions/changes/use_own_choices'
import type { MeetingOptions, SessionDetail } from '~/components/class_sessions/types'
import { SessionSubject } from '~/components/class_sessions/session_subject'
import { useSessionValue } from '~/components/class_sessions/use_session_value'
import { markOf, useSessionChoices } from '~/components/free_slots/use_session_choices'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { NumberField } from '~/ui/form/fields/number_field'
import { TextField } from '~/ui/form/fields/text_field'
import { TimeField } from '~/ui/form/times/time_field'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { sessionTypes } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { longest } from '#domain/shared/limits/text_lengths'

interface EditDialogProps {
  session: SessionDetail
  options?: MeetingOptions
  onClose: () => void
  onStale?: () => void
}

export default function EditDialog({ session, options, onClose, onStale }: EditDialogProps) {
  const t = useTranslations('sessions')
  const { form, stale, draft, answer, isReady, isPending, submit } = useEditForm(session, {
    ...{ onClose, onStale },
  })
  const choices = useOwnChoices(session, options)
  const field = bindingsOf(form)
  const marked = useSessionChoices(movedQuery(session, form.data))
  const [rooms, instructors] = [
    marked('room', choices.room),
    marked('instructor', choices.instructor),
  ]
  const told: Record<string, string | undefined> = form.errors
  const title = t('acts.edit')
  const write = useSessionValue(session.time_zone, options)
  return (
    <SessionSubject session={session}>
      <Dialog opened title={title} onClose={onClose} staysOpen isDirty={form.isDirty}>
        {(close) => (
          <DialogForm
            title={title}
            problem={told.sessions ?? told.previewed ?? told.plan}
            saveLabel={t(isReady ? 'form.update' : 'form.preview_change')}
            cancelLabel={t('change.keep')}
            isPending={isPending}
            onCancel={close}
            draft={draft}
            onSubmit={submit}
          >
            <RecordStalePanel area="sessions" form={form} stale={stale} write={write} />
            {session.follows_series && <ScopeField field={field.scope} />}
            {form.data.scope !== 'this' && (
              <CheckField label={t('fields.follows_timings')} field={field.follows_timings} />
            )}
            <DateField label={t('fields.date')} field={field.date} required />
            <FieldPair>
              <TimeField label={t('fields.starts')} field={field.starts} required />
              <NumberField label={t('fields.minutes')} field={field.minutes} required />
            </FieldPair>
            <MovedWeek session={session} data={form.data} />
            <MovedTime session={session} form={form} choices={choices} onMeet={choices.meet} />
            <ChoiceField
              label={t('fields.room_id')}
              field={field.room_id}
              choices={rooms}
              help={markOf(rooms, form.data.room_id)}
              searchable
              clearable
            />
            <ChoiceField
              label={t('fields.instructor_id')}
              field={field.instructor_id}
              choices={instructors}
              onSearch={choices.onSearch}
              help={markOf(instructors, form.data.instructor_id)}
              searchable
              clearable
            />
            <AssistantsField
              field={field.assistant_ids}
              instructor={form.data.instructor_id}
              choices={instructors}
              onSearch={choices.onSearch}
            />
            <ChoiceField
              label={t('fields.type')}
              field={field.type}
              choices={sessionTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            />
            <TextField
              label={t('fields.title')}
              help={t('help.title')}
              field={field.title}
              maxLength={longest.title}
              autoComplete="off"
            />
            <TextField
              label={t('fields.online_url')}
              field={field.online_url}
              dir="ltr"
              maxLength={longest.webAddress}
              autoComplete="off"
            />
            {session.student && choices.service.length > 0 && (
              <ChoiceField
                label={t('fields.service_id')}
                help={t('help.service')}
                field={field.service_id}
                choices={choices.service}
                searchable
                clearable
              />
            )}
            {answer.plan && <ChangePanel act="edit" plan={answer.plan} />}
            <ClashReason act="edit" answer={answer} field={field.clash_reason} />
            <TellingFields audience={answer.audience} field={field} />
          </DialogForm>
        )}
      </Dialog>
    </SessionSubject>
  )
}
