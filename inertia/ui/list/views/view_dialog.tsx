import type { Page } from '@inertiajs/core'
import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { CheckField } from '~/ui/form/fields/check_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { TextField } from '~/ui/form/fields/text_field'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import type { ListSettings, SavedView } from '~/ui/list/list_description'
import { onlyList } from '~/ui/list/views/only_list'

const APART = ['with_columns']

export interface ViewDialogProps {
  list: string
  view?: SavedView
  address: string
  columns?: string[]
  mayShare: boolean
  onClose: () => void
  /** Is told the views that there are then. */
  onSaved?: (views: SavedView[]) => void
}

export default function ViewDialog(props: ViewDialogProps) {
  const { view, columns, mayShare, onClose } = props
  const t = useTranslations('ui.views')
  const cancel = useTranslations('ui.form')('cancel')
  const { form, field, stale, draft, problem, save } = useViewForm(props)
  const title = t(view ? 'rename' : 'save_title')
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        problem={problem}
        saveLabel={t('save')}
        cancelLabel={cancel}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={save}
      >
        <RecordStalePanel
          area="ui"
          form={form}
          stale={stale}
          labelOf={(name) => t(name === 'is_shared' ? 'share' : 'name')}
        />
        <TextField
          label={t('name')}
          required
          autoFocus
          autoComplete="off"
          maxLength={longest.label}
          field={field.name}
        />
        {!view && columns && <CheckField label={t('with_columns')} field={field.with_columns} />}
        {mayShare && (
          <CheckField label={t('share')} help={t('share_help')} field={field.is_shared} />
        )}
      </DialogForm>
    </Dialog>
  )
}

function useViewForm({ list, view, address, columns, onClose, onSaved }: ViewDialogProps) {
  const saved = {
    name: view?.name ?? '',
    is_shared: view?.is_shared ?? false,
    with_columns: false,
    version: view?.version ?? 1,
  }
  const { form, stale, draft } = useVersionedDialogForm(`view.${view?.id ?? ''}`, saved, {
    isNew: !view,
    apart: APART,
  })
  const errors: Record<string, string | undefined> = form.errors
  const save = () => {
    const layout = form.data.with_columns && columns ? `columns=${columns.join(',')}` : ''
    form.transform(({ name, is_shared, version }) => ({
      name,
      is_shared,
      version,
      address: [address, layout].filter(Boolean).join('&'),
    }))
    const onSuccess = ({ props }: Page) => {
      onClose()
      onSaved?.((props.list as ListSettings).views)
    }
    if (view)
      form.put(urlFor('admin.lists.views.update', { list, id: view.id }), {
        ...onlyList,
        onSuccess,
      })
    else form.post(urlFor('admin.lists.views.store', { list }), { ...onlyList, onSuccess })
  }
  return {
    form,
    field: bindingsOf(form),
    stale,
    draft,
    problem: errors.version ?? errors.address,
    save,
  }
}
