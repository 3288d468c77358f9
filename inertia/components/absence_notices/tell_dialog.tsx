import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { MissedList, useMissedName } from '~/components/absence_notices/missed_list'
import type { StudentAbsences } from '~/components/absence_notices/types'
import { useOutcomes } from '~/components/absence_notices/use_outcomes'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { lastDayAfter } from '~/ui/form/days/days'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { TextField } from '~/ui/form/fields/text_field'
import { TimeField } from '~/ui/form/times/time_field'
import { longest } from '#domain/shared/limits/text_lengths'

const all = 'all'

interface TellDialogProps {
  student: string
  now: StudentAbsences['now']
  /** Of this session alone, on its day. */
  session?: { id: string; day: string }
  onClose: () => void
}

export default function TellDialog({ student, now, session, onClose }: TellDialogProps) {
  const t = useTranslations('absence_notices')
  const name = useMissedName()
  const { form, draft } = useDialogForm(`absence_notice.${session?.id ?? ''}`, {
    from_day: session?.day ?? now.day,
    until_day: session?.day ?? now.day,
    session_id: session?.id ?? all,
    reason: '',
    told_on: now.day,
    told_time: now.time,
    told_by: '',
  })
  const field = bindingsOf(form)
  const { data } = form
  const setFrom = (first: string) =>
    form.setData((typed) => ({
      ...typed,
      from_day: first,
      until_day: lastDayAfter({ from: typed.from_day, until: typed.until_day }, first),
    }))
  const days = { student, ...daysOf(data) }
  const missed = useOutcomes(session ? null : { ...days, session_id: '' })
  const one = session ?? missed?.find((each) => each.session.id === data.session_id)?.session
  const alone = useOutcomes(one ? { ...days, session_id: one.id } : null)
  const submit = () => {
    const isGone = data.session_id === all || (missed && !one)
    const chosen = session?.id ?? (isGone ? '' : data.session_id)
    form.transform((typed) => ({ ...typed, session_id: chosen }))
    form.post(urlFor('admin.students.absence_notices.store', { id: student }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  }
  return (
    <Dialog opened title={t('tell')} onClose={onClose} isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={t('tell')}
          saveLabel={t('save')}
          cancelLabel={t('cancel')}
          isPending={form.processing}
          onCancel={close}
          draft={draft}
          onSubmit={submit}
        >
          {!session && (
            <FieldPair>
              <DateField
                label={t('fields.from_day')}
                field={{ ...field.from_day, onChange: setFrom }}
                required
              />
              <DateField
                label={t('fields.until_day')}
                field={field.until_day}
                min={data.from_day}
                required
              />
            </FieldPair>
          )}
          <TextField
            label={t('fields.reason')}
            field={field.reason}
            maxLength={longest.shortReason}
            required
          />
          <FieldPair>
            <DateField label={t('fields.told_on')} field={field.told_on} max={now.day} required />
            <TimeField label={t('fields.told_time')} field={field.told_time} required />
          </FieldPair>
          <TextField label={t('fields.told_by')} field={field.told_by} maxLength={longest.title} />
          {!session && missed && missed.length > 1 && (
            <ChoiceField
              label={t('fields.session_id')}
              field={{ ...field.session_id, value: one ? one.id : all }}
              choices={[
                { value: all, label: t('all_sessions', { count: missed.length }) },
                ...missed.map((each) => ({ value: each.session.id, label: name(each) })),
              ]}
            />
          )}
          <MissedList missed={one ? alone : missed} />
        </DialogForm>
      )}
    </Dialog>
  )
}

const daysOf = ({ from_day, until_day, told_on, told_time }: Record<string, string>) => ({
  from_day: from_day!,
  until_day: until_day!,
  told_on: told_on!,
  told_time: told_time!,
})
