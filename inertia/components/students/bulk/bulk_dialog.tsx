import type { FormDataType } from '@inertiajs/core'
import type { InertiaFormProps } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'

export interface BulkTask {
  title: string
  asked: { ids: string[] } | { matching: string }
  count: number
  done: () => void
}

interface BulkDialogProps<Data extends FormDataType<Data>> {
  task: BulkTask
  form: InertiaFormProps<Data>
  to: { method: 'post' | 'put'; url: string }
  onClose: () => void
  children: ReactNode
}

export function BulkDialog<Data extends FormDataType<Data>>(props: BulkDialogProps<Data>) {
  const { task, form, to, onClose, children } = props
  const t = useTranslations('students')
  const send = () => {
    form.transform((data) => ({ ...data, ...task.asked }))
    form.submit(to.method, to.url, {
      preserveScroll: true,
      onSuccess: () => {
        task.done()
        onClose()
      },
    })
  }
  return (
    <Dialog opened title={task.title} onClose={onClose}>
      <DialogForm
        title={task.title}
        saveLabel={task.title}
        cancelLabel={t('bulk_cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={send}
      >
        {children}
      </DialogForm>
    </Dialog>
  )
}
