import { useForm } from '@inertiajs/react'
import { Button, Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dialog } from '~/ui/dialog'
import { CheckField } from '~/ui/form/check_field'
import { FieldError } from '~/ui/form/field_error'
import { TextField } from '~/ui/form/text_field'
import type { SavedView } from '~/ui/list/list_description'
import { listUrls, onlyList } from '~/ui/list/list_urls'

const LONGEST = 60

export interface ViewDialogProps {
  list: string
  /** The view to change; without one a new one is kept. */
  view?: SavedView
  address: string
  /** The columns that are shown, which a new view may keep along. */
  columns?: string[]
  mayShare: boolean
  onClose: () => void
  onSaved?: () => void
}

/** Names what the list shows, for oneself or for everybody who sees the list. */
export default function ViewDialog(props: ViewDialogProps) {
  const { list, view, address, columns, mayShare, onClose, onSaved } = props
  const t = useTranslations('ui.views')
  const cancel = useTranslations('ui.form')('cancel')
  const form = useForm({
    name: view?.name ?? '',
    is_shared: view?.is_shared ?? false,
    with_columns: false,
  })
  const { data, setData } = form
  const errors: Record<string, string | undefined> = form.errors
  const save = () => {
    const layout = data.with_columns && columns ? `columns=${columns.join(',')}` : ''
    form.transform(({ name, is_shared }) => ({
      name,
      is_shared,
      address: [address, layout].filter(Boolean).join('&'),
      ...(view ? { version: view.version } : {}),
    }))
    const onSuccess = () => {
      onClose()
      onSaved?.()
    }
    if (view) form.put(listUrls.oneView(list, view.id), { ...onlyList, onSuccess })
    else form.post(listUrls.views(list), { ...onlyList, onSuccess })
  }
  return (
    <Dialog opened title={t(view ? 'rename' : 'save_title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack>
          <TextField
            label={t('name')}
            required
            autoFocus
            autoComplete="off"
            maxLength={LONGEST}
            field={{
              name: 'name',
              value: data.name,
              error: errors.name,
              onChange: (name) => setData('name', name),
            }}
          />
          {!view && columns && (
            <CheckField
              label={t('with_columns')}
              field={{
                name: 'with_columns',
                value: data.with_columns,
                onChange: (value) => setData('with_columns', value),
              }}
            />
          )}
          {mayShare && (
            <CheckField
              label={t('share')}
              help={t('share_help')}
              field={{
                name: 'is_shared',
                value: data.is_shared,
                error: errors.is_shared,
                onChange: (value) => setData('is_shared', value),
              }}
            />
          )}
          {errors.address && <FieldError message={errors.address} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {cancel}
            </Button>
            <Button type="submit" loading={form.processing}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
