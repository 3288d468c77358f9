import { useForm } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { InstructorAbsence } from '~/components/absences/types'
import { useAbsenceWords } from '~/components/absences/use_absence_words'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'

interface TakeOutDialogProps {
  instructor: string
  absence: InstructorAbsence
  onClose: () => void
}

/** One date of an absence that repeats, on which they are there after all. */
export function TakeOutDialog({ instructor, absence, onClose }: TakeOutDialogProps) {
  const t = useTranslations('instructors.absences')
  const form = useForm({ date: '' })
  const { date } = bindingsOf(form)
  const [every] = useAbsenceWords()(absence)
  const submit = () =>
    form.delete(
      urlFor('admin.instructors.absence_dates.destroy', { id: instructor, absence: absence.id }),
      { preserveScroll: true, onSuccess: onClose }
    )
  return (
    <Dialog opened title={t('take_out')} onClose={onClose}>
      <DialogForm
        title={t('take_out')}
        saveLabel={t('take_out')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Text>{every}</Text>
        {absence.offers > 0 && <Text>{t('offers_of_day_end')}</Text>}
        <DateField label={t('date')} field={date} required />
      </DialogForm>
    </Dialog>
  )
}
