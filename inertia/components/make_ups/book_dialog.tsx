import { useForm } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ChoiceList } from '~/components/make_ups/choice_list'
import type { BookingUrls, StudentMakeUp } from '~/components/make_ups/types'
import { chosenIn, useMakeUpChoices } from '~/components/make_ups/use_make_up_choices'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'

interface BookDialogProps {
  makeUp: Pick<StudentMakeUp, 'missed'>
  urls: BookingUrls
  onClose: () => void
}

export function BookDialog({ makeUp, urls, onClose }: BookDialogProps) {
  const t = useTranslations('make_ups')
  const told = useSessionTold()
  const form = useForm({ session_id: '' })
  const { found, retry } = useMakeUpChoices(urls.choices)
  const title = t('book.title')
  const { slot } = chosenIn(found, form.data.session_id) ?? {}
  const submit = () => {
    form.transform((data) => (slot ? ({ slot } as never) : data))
    form.post(urls.booking, {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onClose,
    })
  }
  return (
    <Dialog opened title={title} onClose={onClose}>
      <DialogForm
        title={title}
        saveLabel={t('acts.book')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Text>{t('book.lead', { session: told(makeUp.missed) })}</Text>
        <ChoiceList found={found} retry={retry} field={bindingOf(form, 'session_id')} />
        <Text size="sm" c="dimmed">
          {t(slot ? 'book.lesson_outcome' : 'book.outcome')}
        </Text>
      </DialogForm>
    </Dialog>
  )
}
