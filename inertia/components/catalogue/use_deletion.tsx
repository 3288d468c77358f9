import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeleteDialog, type DeleteDialogProps } from '~/components/catalogue/delete_dialog'

/** The act that deletes an entry: its line in the page's menu, and the dialog it opens. */
export function useDeletion(entry: Omit<DeleteDialogProps, 'opened' | 'onClose'>) {
  const t = useTranslations('catalogue.delete')
  const [opened, setOpened] = useState(false)
  return {
    item: (
      <Menu.Item
        color="danger"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('act')}
      </Menu.Item>
    ),
    dialog: <DeleteDialog {...entry} opened={opened} onClose={() => setOpened(false)} />,
  }
}
