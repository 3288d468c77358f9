import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { everybodyTold } from '~/components/class_sessions/changes/telling_fields'
import { BookingTerms } from '~/components/make_ups/booking_terms'
import { ChoiceList } from '~/components/make_ups/choice_list'
import type { BookingUrls, StudentMakeUp } from '~/components/make_ups/types'
import { useBookingPreview } from '~/components/make_ups/use_booking_preview'
import { chosenIn, useMakeUpChoices } from '~/components/make_ups/use_make_up_choices'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import { WarningsToConfirm } from '~/components/placements/placement_warnings'
import { CentreContact } from '~/components/portal/centre_contact'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'

interface BookDialogProps {
  makeUp: Pick<StudentMakeUp, 'missed' | 'cause'>
  urls: BookingUrls
  onClose: () => void
}

export function BookDialog({ makeUp: { missed, cause }, urls, onClose }: BookDialogProps) {
  const t = useTranslations('make_ups')
  const close = useTranslations('app')
  const told = useSessionTold()
  const { form, draft } = useDialogForm(urls.booking, {
    session_id: '',
    accepts_warnings: false,
    clash_reason: '',
    confirmed_warnings: [] as string[],
    ...everybodyTold,
  })
  const field = bindingsOf(form)
  const { found, retry, refresh } = useMakeUpChoices(urls.choices)
  const title = t('book.title')
  const choices = found.is === 'found' ? found.choices : []
  const isInVain = found.is === 'found' && choices.length === 0
  const isOneToOne = choices.some((choice) => choice.slot)
  const { slot, warnings = [] } = chosenIn(found, form.data.session_id) ?? {}
  const preview = useBookingPreview(urls.preview, slot ? { slot } : null)
  const choose = (session: string) => {
    form.setData((data) => ({
      ...data,
      session_id: session,
      accepts_warnings: false,
      confirmed_warnings: [],
    }))
    form.clearErrors()
  }
  const submit = () => {
    form.transform(({ session_id, confirmed_warnings, ...terms }) =>
      slot ? ({ slot, ...terms } as never) : ({ session_id, confirmed_warnings } as never)
    )
    form.post(urls.booking, {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onClose,
      onError: () => {
        preview.again()
        refresh()
      },
    })
  }
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        problem={field.session_id.error ? undefined : (preview.problem ?? undefined)}
        saveLabel={choices.length > 0 ? t('acts.book') : undefined}
        cancelLabel={isInVain ? close('close') : t('cancel')}
        isPending={form.processing || preview.isPending}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <Text>{t(`book.lead.${cause}`, { session: told(missed) })}</Text>
        <ChoiceList
          found={found}
          retry={retry}
          field={{ ...field.session_id, onChange: choose }}
          none={urls.preview ? 'none' : 'none_for_family'}
        />
        {!urls.preview && (isInVain || form.hasErrors) && <CentreContact />}
        <WarningsToConfirm
          people={[{ key: null, names: null, warnings }]}
          field={field.confirmed_warnings}
        />
        <BookingTerms answer={preview} field={field} />
        {choices.length > 0 && (
          <Text size="sm" c="dimmed">
            {t(isOneToOne ? 'book.one_to_one_outcome' : 'book.outcome')}
          </Text>
        )}
      </DialogForm>
    </Dialog>
  )
}
