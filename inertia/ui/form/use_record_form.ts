import type { InertiaFormProps } from '@inertiajs/react'
import type { FormDataType, Page } from '@inertiajs/core'
import { bindingOf } from '~/ui/form/bindings_of'
import {
  type RecordData,
  useVersionedForm,
  type VersionedOptions,
} from '~/ui/form/stale/use_versioned_form'
import { isDoor } from '~/ui/form/draft/is_door'
import { useDraft } from '~/ui/form/draft/use_draft'

interface RecordFormOptions<Data extends RecordData & FormDataType<Data>> extends VersionedOptions {
  saved: Data
  isNew: boolean
  /** The draft's key, for a form over a page that may have another form. */
  draftOf?: string
  send: (form: InertiaFormProps<Data>, options: SendOptions) => void
}

interface SendOptions {
  preserveScroll: 'errors'
  replace: true
  onSuccess: (page: Page) => void
}

export function useRecordForm<Data extends RecordData & FormDataType<Data>>(
  options: RecordFormOptions<Data>
) {
  const { saved, isNew } = options
  const { form, stale } = useVersionedForm(saved, options)
  const { data, setData } = form
  const draft = useDraft({
    data,
    initial: stale.base,
    of: options.draftOf,
    alongside: isNew ? undefined : { version: data.version },
    onRestore: (kept) => setData((now) => ({ ...now, ...kept })),
  })

  const submit = () => {
    draft.save()
    options.send(form, {
      // Saved, the page begins at its top and takes the form's place: Back doesn't offer the old form
      preserveScroll: 'errors',
      replace: true,
      onSuccess: ({ component }) => {
        if (!isDoor(component)) draft.forget()
      },
    })
  }

  const field = <Name extends keyof Data & string>(name: Name) => bindingOf(form, name)

  const discardDraft = () => {
    setData(stale.base)
    draft.clear()
  }
  return { form, field, submit, stale, draft, discardDraft }
}
