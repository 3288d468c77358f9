import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { rightsData, RightsFields, rightsPayload } from '~/components/guardians/links/rights_fields'
import type { LinkedPerson } from '~/components/guardians/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'

const SETS = ['channels']

interface RightsDialogProps {
  student: string
  guardian: string
  name: string
  link: LinkedPerson
  onClose: () => void
}

export function RightsDialog({ student, guardian, name, link, onClose }: RightsDialogProps) {
  const t = useTranslations('guardians.dialog')
  const title = t('rights_title', { name })
  const saved = { ...rightsData(link), version: link.version }
  const { form, stale, draft } = useVersionedDialogForm(`rights.${guardian}`, saved, { sets: SETS })
  const errors: Record<string, string | undefined> = form.errors
  const submit = () => {
    form.transform(rightsPayload)
    form.put(urlFor('admin.student_guardians.update', { id: student, guardian }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  }
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        problem={errors.version}
        saveLabel={t('save')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <RecordStalePanel area="guardians" form={form} stale={stale} />
        <RightsFields field={bindingsOf(form)} />
      </DialogForm>
    </Dialog>
  )
}
