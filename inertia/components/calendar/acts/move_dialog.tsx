import { Alert, Button } from '@mantine/core'
import { IconDoor } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { localTime } from '~/components/calendar/acts/moved_time'
import type { Moved } from '~/components/calendar/acts/types'
import { ChangePanel } from '~/components/class_sessions/changes/change_panel'
import { ClashReason } from '~/components/class_sessions/changes/clash_reason'
import { MovedTime } from '~/components/class_sessions/changes/moved_time'
import { MovedWeek } from '~/components/class_sessions/changes/moved_week'
import { movedQuery } from '~/components/class_sessions/changes/moved_query'
import { ScopeField } from '~/components/class_sessions/changes/scope_field'
import { TellingFields } from '~/components/class_sessions/changes/telling_fields'
import { type EditOptions, useMoveForm } from '~/components/class_sessions/changes/use_edit_form'
import { useOwnChoices } from '~/components/class_sessions/changes/use_own_choices'
import type { MeetingOptions, SessionDetail } from '~/components/class_sessions/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { SessionSubject } from '~/components/class_sessions/session_subject'
import { useSessionValue } from '~/components/class_sessions/use_session_value'
import { markOf, useSessionChoices } from '~/components/free_slots/use_session_choices'
import { useFormat } from '~/hooks/use_format'
import { Dialog } from '~/ui/dialog/dialog'
import type { Binding } from '~/ui/form/binding'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { NumberField } from '~/ui/form/fields/number_field'
import { TimeField } from '~/ui/form/times/time_field'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { isolate } from '~/ui/isolate'

interface MoveDialogProps extends EditOptions {
  session: SessionDetail
  moved: Moved
  options?: MeetingOptions
}

/** One dialog for every way of moving: what is in the way is told before anything is kept. */
export default function MoveDialog({ session, moved, options, ...ends }: MoveDialogProps) {
  const t = useTranslations('sessions')
  const acts = useTranslations('calendar.acts')
  const begun = localTime(moved.to, session.time_zone)
  const { form, stale, draft, answer, isPending, submit } = useMoveForm(session, begun, ends)
  const choices = useOwnChoices(session, options)
  const field = bindingsOf(form)
  const told: Record<string, string | undefined> = form.errors
  const title = acts('move_title', { name: isolate(useSessionName()(session)) })
  const write = useSessionValue(session.time_zone, options)
  return (
    <SessionSubject session={session}>
      <Dialog opened title={title} onClose={ends.onClose} staysOpen isDirty={form.isDirty}>
        {(close) => (
          <DialogForm
            title={title}
            problem={told.sessions ?? told.previewed ?? told.plan}
            saveLabel={acts('keep', { count: Math.max(1, answer.plan?.changed ?? 1) })}
            cancelLabel={acts('put_back')}
            isPending={isPending}
            onCancel={close}
            draft={draft}
            onSubmit={submit}
          >
            <RecordStalePanel area="sessions" form={form} stale={stale} write={write} />
            <ChangedSince session={session} moved={moved} />
            {session.follows_series && <ScopeField field={field.scope} />}
            <DateField label={t('fields.date')} field={field.date} required />
            <FieldPair>
              <TimeField label={t('fields.starts')} field={field.starts} required />
              <NumberField label={t('fields.minutes')} field={field.minutes} required />
            </FieldPair>
            <MovedWeek session={session} data={form.data} />
            <MovedTime session={session} form={form} choices={choices} onMeet={choices.meet} />
            <AnotherRoom
              session={session}
              options={options}
              field={field.room_id}
              query={movedQuery(session, form.data)}
            />
            {(answer.plan || isPending) && <ChangePanel act="move" plan={answer.plan} />}
            <ClashReason act="move" answer={answer} field={field.clash_reason} />
            <TellingFields audience={answer.audience} field={field} />
          </DialogForm>
        )}
      </Dialog>
    </SessionSubject>
  )
}

/** Whoever moved it saw it elsewhere than it was by then. */
function ChangedSince({ session, moved }: Pick<MoveDialogProps, 'session' | 'moved'>) {
  const t = useTranslations('calendar.acts')
  const format = useFormat()
  const [wasOther] = useState(session.version !== moved.session.version)
  if (!wasOther) return null
  const time = format.span(session.starts_at, session.ends_at, session.time_zone)
  return (
    <Alert color="attention" role="status">
      {t('changed_since', { time: isolate(time) })}
    </Alert>
  )
}

interface AnotherRoomProps {
  session: SessionDetail
  options?: MeetingOptions
  field: Binding<string>
  query: string
}

/** Its room stays unless another is asked for; then those that are free at the new time come first. */
function AnotherRoom(props: AnotherRoomProps) {
  const t = useTranslations('calendar.acts')
  const [isAsked, setAsked] = useState(false)
  if (isAsked || props.field.error) return <RoomChoice {...props} />
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconDoor size={16} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {t('another_room')}
      </Button>
    </div>
  )
}

function RoomChoice({ session, options, field, query }: AnotherRoomProps) {
  const t = useTranslations('sessions')
  const rooms = useSessionChoices(query)('room', useOwnChoices(session, options).room)
  return (
    <ChoiceField
      label={t('fields.room_id')}
      field={field}
      choices={rooms}
      help={markOf(rooms, field.value)}
      searchable
      clearable
    />
  )
}
