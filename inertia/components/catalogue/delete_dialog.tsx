import { router } from '@inertiajs/react'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Use } from '~/components/catalogue/types'
import { useCounts } from '~/components/catalogue/use_counts'
import { UseList } from '~/components/catalogue/uses_tab'
import { Dialog } from '~/ui/dialog/dialog'
import { isolate } from '~/ui/isolate'
import { archiveRecords } from '~/ui/record/archive/archiving'

export interface DeleteDialogProps {
  opened: boolean
  onClose: () => void
  name: string
  id: string
  isArchived: boolean
  uses: Use[]
  filter?: string
  urls: { destroy: (id: string) => string; archives: () => string }
}

export function DeleteDialog(props: DeleteDialogProps) {
  const t = useTranslations('catalogue.delete')
  const isUsed = props.uses.length > 0
  const name = isolate(props.name)
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={t(isUsed ? 'refused_title' : 'title', { name })}
    >
      {isUsed ? <Refused {...props} /> : <Sure {...props} />}
    </Dialog>
  )
}

function Sure({ id, urls, onClose }: DeleteDialogProps) {
  const t = useTranslations('catalogue.delete')
  const [isPending, setPending] = useState(false)
  const remove = () =>
    router.delete(urls.destroy(id), {
      onStart: () => setPending(true),
      onFinish: () => setPending(false),
      onSuccess: onClose,
    })
  return (
    <Stack>
      <Text>{t('text')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color="danger" loading={isPending} onClick={remove}>
          {t('confirm')}
        </Button>
      </Group>
    </Stack>
  )
}

function Refused({ id, isArchived, uses, filter, urls, onClose }: DeleteDialogProps) {
  const t = useTranslations('catalogue.delete')
  const counts = useCounts()
  const archive = () => {
    onClose()
    archiveRecords(urls.archives(), [id])
  }
  return (
    <Stack>
      <Text>{t('refused')}</Text>
      {uses.map((use) => (
        <div key={use.area}>
          <Text fw={600}>{counts({ [use.area]: use.total })}</Text>
          <UseList use={use} filter={filter} />
        </div>
      ))}
      <Text>{t('instead')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
        {!isArchived && <Button onClick={archive}>{t('archive')}</Button>}
      </Group>
    </Stack>
  )
}
