import { longest } from '#domain/shared/limits/text_lengths'
import { FileInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { documentTypeNames, documentTypes } from '#domain/shared/choices/file_types'
import { uploadLimits } from '#domain/shared/limits/upload_limits'
import { urlFor } from '~/client'
import { DocumentStalePanel } from '~/components/instructors/documents/document_stale_panel'
import { documentKinds } from '#domain/people/instructors/rules/document_kinds'
import type { InstructorDocument } from '~/components/instructors/types'
import { useShared } from '~/hooks/use_shared'
import { Dialog } from '~/ui/dialog/dialog'
import type { Binding } from '~/ui/form/binding'
import { bindingsOf } from '~/ui/form/bindings_of'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import { TextField } from '~/ui/form/fields/text_field'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'

const APART = ['file']
const ACCEPTED = Object.values(documentTypes)
  .map(({ mime }) => mime)
  .join()

interface DocumentDialogProps {
  instructor: string
  document: InstructorDocument | null
  onClose: () => void
}

export function DocumentDialog({ instructor, document, onClose }: DocumentDialogProps) {
  const t = useTranslations('instructors')
  const saved = {
    kind: document?.kind ?? '',
    title: document?.title ?? '',
    number: document?.number ?? '',
    issued_on: document?.issued_on ?? '',
    expires_on: document?.expires_on ?? '',
    file: null as File | null,
    version: document?.version ?? 1,
  }
  const { form, stale, draft } = useVersionedDialogForm(`document.${document?.id ?? ''}`, saved, {
    isNew: document === null,
    apart: APART,
  })
  const field = bindingsOf(form)
  const list = new Intl.ListFormat(useShared().intl.locale, { type: 'disjunction' })
  const errors: Record<string, string | undefined> = form.errors
  const title = document
    ? t('documents.edit_title', { title: document.title })
    : t('documents.add_title')
  const submit = () => {
    const options = { preserveScroll: true, forceFormData: true, onSuccess: onClose }
    if (document)
      form.put(
        urlFor('admin.instructors.documents.update', { id: instructor, document: document.id }),
        options
      )
    else form.post(urlFor('admin.instructors.documents.store', { id: instructor }), options)
  }
  return (
    <Dialog opened title={title} onClose={onClose} staysOpen isDirty={draft.restored}>
      <DialogForm
        title={title}
        problem={errors.version}
        saveLabel={t('documents.save')}
        cancelLabel={t('documents.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <DocumentStalePanel form={form} stale={stale} />
        <ChoiceField
          label={t('documents.kind')}
          field={field.kind}
          required
          choices={documentKinds.map((kind) => ({
            value: kind,
            label: t(`document_kind.${kind}`),
          }))}
        />
        <TextField
          label={t('documents.name')}
          field={field.title}
          required
          maxLength={longest.title}
        />
        <TextField
          label={t('documents.number')}
          field={field.number}
          dir="ltr"
          maxLength={longest.documentNumber}
        />
        <DateField label={t('documents.issued_on')} field={field.issued_on} />
        <DateField label={t('documents.expires_on')} field={field.expires_on} />
        <FileField
          field={field.file}
          help={t(document?.file ? 'documents.replace_help' : 'documents.file_help', {
            types: list.format(documentTypeNames),
            megabytes: uploadLimits.document,
          })}
        />
      </DialogForm>
    </Dialog>
  )
}

function FileField({ field, help }: { field: Binding<File | null>; help: string }) {
  const t = useTranslations('instructors.documents')
  const frame = useFieldFrame(field, { label: t('file'), help })
  return (
    <FileInput
      {...frame}
      accept={ACCEPTED}
      leftSection={<IconUpload size={16} aria-hidden />}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
