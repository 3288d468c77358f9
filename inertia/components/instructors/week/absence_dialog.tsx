import { longest } from '#domain/shared/limits/text_lengths'
import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { TextField } from '~/ui/form/fields/text_field'
import { TimeField } from '~/ui/form/times/time_field'
import classes from '~/components/instructors/instructors.module.css'

interface AbsenceDialogProps {
  instructor: string
  today: string
  onClose: () => void
}

export function AbsenceDialog({ instructor, today, onClose }: AbsenceDialogProps) {
  const t = useTranslations('instructors.absences')
  const form = useForm({
    from_day: today,
    from_time: '00:00',
    until_day: '',
    until_time: '00:00',
    reason: '',
  })
  const field = bindingsOf(form)
  const submit = () =>
    form.post(urlFor('admin.instructors.absences.store', { id: instructor }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('add')} onClose={onClose} staysOpen>
      <DialogForm
        title={t('add')}
        saveLabel={t('save')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <div className={classes.pair}>
          <DateField label={t('from_day')} field={field.from_day} required />
          <TimeField label={t('from_time')} field={field.from_time} />
        </div>
        <div className={classes.pair}>
          <DateField label={t('until_day')} field={field.until_day} required />
          <TimeField label={t('until_time')} field={field.until_time} />
        </div>
        <TextField label={t('reason')} field={field.reason} maxLength={longest.shortReason} />
      </DialogForm>
    </Dialog>
  )
}
