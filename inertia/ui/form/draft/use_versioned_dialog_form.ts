import type { FormDataType } from '@inertiajs/core'
import { useDialogDraft } from '~/ui/form/draft/use_dialog_form'
import {
  type BegunOptions,
  type RecordData,
  useVersionedForm,
} from '~/ui/form/stale/use_versioned_form'

interface DialogOptions<Data> extends BegunOptions<Data> {
  address?: string
}

/** Restored text carries the version that it was typed over, so that what others saved since is merged. */
export function useVersionedDialogForm<Data extends RecordData & FormDataType<Data>>(
  of: string,
  saved: Data,
  { address, ...options }: DialogOptions<Data> = {}
) {
  const { form, stale } = useVersionedForm(saved, options)
  const initial = { ...stale.base, ...options.begun }
  const alongside = options.isNew ? undefined : { version: form.data.version }
  return { stale, ...useDialogDraft(form, { of, address, initial, alongside }) }
}
