import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Branch } from '~/components/branches/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { BothNamesFields } from '~/ui/form/fields/both_names_fields'
import { EntryCodeField } from '~/components/catalogue/entry_code_field'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import { TextField } from '~/ui/form/fields/text_field'
import { TimeZoneField } from '~/ui/form/fields/time_zone_field'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { useBothNames } from '~/ui/names/both_names'
import { longest } from '#domain/shared/limits/text_lengths'

interface BranchDialogProps {
  branch: Branch | null
  onClose: () => void
}

export function BranchDialog({ branch, onClose }: BranchDialogProps) {
  const t = useTranslations('branches')
  const names = useBothNames()
  const { form, stale, draft } = useVersionedDialogForm(
    `branch.${branch?.id ?? ''}`,
    savedOf(branch),
    { isNew: branch === null }
  )
  const field = bindingsOf(form)
  const errors: Record<string, string | undefined> = form.errors
  const title = branch ? t('edit', { name: names(branch).lead }) : t('add')
  const options = { preserveScroll: true, onSuccess: onClose }
  const submit = () =>
    branch
      ? form.put(urlFor('admin.branches.update', { id: branch.id }), options)
      : form.post(urlFor('admin.branches.store'), options)
  return (
    <Dialog opened title={title} onClose={onClose} staysOpen isDirty={draft.restored}>
      <DialogForm
        title={title}
        problem={errors.version}
        saveLabel={t(branch ? 'form.update' : 'form.create')}
        cancelLabel={t('form.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        {branch && <RecordStalePanel area="branches" form={form} stale={stale} />}
        <BothNamesFields
          en={field.name_en}
          ar={field.name_ar}
          labels={{ en: t('fields.name_en'), ar: t('fields.name_ar') }}
        />
        <EntryCodeField field={field.code} label={t('fields.code')} />
        <TextField
          label={t('fields.address')}
          field={field.address}
          maxLength={longest.centreAddress}
        />
        <TextField
          label={t('fields.phone')}
          field={field.phone}
          type="tel"
          inputMode="tel"
          dir="ltr"
          maxLength={longest.number}
        />
        <TimeZoneField
          label={t('fields.time_zone')}
          help={t('help.time_zone')}
          field={field.time_zone}
          clearable
        />
      </DialogForm>
    </Dialog>
  )
}

const savedOf = (branch: Branch | null) => ({
  name_en: branch?.name_en ?? '',
  name_ar: branch?.name_ar ?? '',
  code: branch?.code ?? '',
  address: branch?.address ?? '',
  phone: branch?.phone ?? '',
  time_zone: branch?.time_zone ?? '',
  version: branch?.version ?? 1,
})
