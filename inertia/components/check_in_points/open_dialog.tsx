import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { beforeSignOut } from '~/components/attendance/device/device'
import { BranchField } from '~/components/branches/branch_field'
import { leaveNothing } from '~/lock/leave_nothing'
import { tellWindows } from '~/lock/lock_channel'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

/** Signs out as signing out does, in every window: this device is a check-in point from then on. */
export function OpenDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('check_in.points.form')
  const { form, draft } = useDialogForm('check_in_point', { name: '', branch_id: '' })
  const field = bindingsOf(form)
  const open = async () => {
    if (!(await beforeSignOut.ask())) return
    let isRefused = false
    form.post(urlFor('admin.check_in_points.store'), {
      preserveScroll: true,
      onError: () => (isRefused = true),
      onFinish: () => {
        if (isRefused) return
        void leaveNothing()
        tellWindows('handed_over')
      },
    })
  }
  return (
    <Dialog opened title={t('title')} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={t('title')}
        saveLabel={t('save')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={() => void open()}
      >
        <Text>{t('text')}</Text>
        <TextField
          label={t('name')}
          help={t('name_help')}
          field={field.name}
          maxLength={longest.label}
          required
        />
        <BranchField label={t('branch')} field={field.branch_id} />
      </DialogForm>
    </Dialog>
  )
}
