import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChildToPickUp } from '~/components/pickups/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextField } from '~/ui/form/fields/text_field'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import { longest } from '#domain/shared/limits/text_lengths'

interface OtherPickerDialogProps {
  child: ChildToPickUp
  url: string
  onClose: () => void
}

/** Somebody who is not on the list takes a name and a reason. */
export function OtherPickerDialog({ child, url, onClose }: OtherPickerDialogProps) {
  const t = useTranslations('pickups')
  const title = t('other_of', { child: isolate(useNames()(child).lead) })
  const { form, draft } = useDialogForm(`picker.${child.id}`, {
    student_id: child.id,
    name: '',
    reason: '',
  })
  const field = bindingsOf(form)
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        problem={form.errors.student_id}
        saveLabel={t('form.save')}
        cancelLabel={t('form.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={() => form.post(url, { preserveScroll: true, onSuccess: onClose })}
      >
        <Text>{t('form.text')}</Text>
        <TextField
          label={t('form.name')}
          field={field.name}
          maxLength={longest.fullName}
          required
        />
        <TextField
          label={t('form.reason')}
          field={field.reason}
          maxLength={longest.reason}
          required
        />
      </DialogForm>
    </Dialog>
  )
}
