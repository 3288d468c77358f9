import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { linkUrls } from '~/components/guardians/guardian_urls'
import { rightsData } from '~/components/guardians/rights_data'
import { RightsFields } from '~/components/guardians/rights_fields'
import type { LinkedPerson } from '~/components/guardians/types'
import { Dialog } from '~/ui/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'

interface RightsDialogProps {
  student: string
  guardian: string
  /** The guardian's. */
  name: string
  link: LinkedPerson
  onClose: () => void
}

/** Changes what a guardian is to one child and may do. */
export function RightsDialog({ student, guardian, name, link, onClose }: RightsDialogProps) {
  const t = useTranslations('guardians.dialog')
  const title = t('rights_title', { name })
  const form = useForm(rightsData(link))
  const errors: Record<string, string | undefined> = form.errors
  const submit = () => {
    form.transform((data) => ({ ...data, version: link.version }))
    form.put(linkUrls.one(student, guardian), { preserveScroll: true, onSuccess: onClose })
  }
  return (
    <Dialog opened title={title} onClose={onClose}>
      <DialogForm
        title={title}
        problem={errors.version}
        saveLabel={t('save')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <RightsFields field={bindingsOf(form)} />
      </DialogForm>
    </Dialog>
  )
}
