import { router } from '@inertiajs/react'
import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { onlyList } from '~/ui/list/views/only_list'
import ViewDialog from '~/ui/list/views/view_dialog'
import type { ViewTabsProps } from '~/ui/list/views/view_tabs'
import { Dialog } from '~/ui/dialog/dialog'
import type { SavedView } from '~/ui/list/list_description'
import { Menu } from '~/ui/menu/menu'

export function ViewMenu({ list, settings, current, address }: ViewTabsProps) {
  const t = useTranslations('ui.views')
  const [open, setOpen] = useState<'name' | 'delete' | null>(null)
  const mayChange = current && (current.is_shared ? settings.may_share : current.is_own)
  const begins = settings.view_id === (current?.id ?? null)
  const begin = () =>
    router.put(urlFor('admin.lists.view.update', { list }), { view: current?.id ?? null }, onlyList)
  const keep = () => {
    if (!current) return
    const { id, name, is_shared, version } = current
    router.put(
      urlFor('admin.lists.views.update', { list, id }),
      { name, address, is_shared, version },
      { ...onlyList, onError: (errors) => router.flash('error', Object.values(errors)[0]) }
    )
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('menu')}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayChange && current.address !== address && (
            <Menu.Item onClick={keep}>{t('keep_changes')}</Menu.Item>
          )}
          {mayChange && <Menu.Item onClick={() => setOpen('name')}>{t('rename')}</Menu.Item>}
          <Menu.Item disabled={begins} onClick={begin}>
            {t(begins ? 'begins' : 'begin')}
          </Menu.Item>
          {mayChange && (
            <Menu.Item color="red" onClick={() => setOpen('delete')}>
              {t('delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'name' && current && (
        <ViewDialog
          list={list}
          view={current}
          address={current.address}
          mayShare={settings.may_share}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && current && (
        <DeleteViewDialog list={list} view={current} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

interface DeleteViewDialogProps {
  list: string
  view: SavedView
  onClose: () => void
}

function DeleteViewDialog({ list, view, onClose }: DeleteViewDialogProps) {
  const t = useTranslations('ui.views')
  const cancel = useTranslations('ui.form')('cancel')
  const remove = () =>
    router.delete(urlFor('admin.lists.views.update', { list, id: view.id }), {
      ...onlyList,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('delete_title', { name: view.name })} onClose={onClose}>
      <Text mb="md">{t(view.is_shared ? 'delete_shared' : 'delete_own')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        <Button color="danger" onClick={remove}>
          {t('delete')}
        </Button>
      </Group>
    </Dialog>
  )
}
