import { router } from '@inertiajs/react'
import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useMounted } from '~/hooks/use_mounted'
import { Dialog } from '~/ui/dialog/dialog'
import type { ColumnsButtonProps } from '~/ui/list/columns/columns_button'
import { ColumnsOrder, type OfferedColumn } from '~/ui/list/columns/columns_order'
import { onlyList } from '~/ui/list/views/only_list'
import { densities, type Density } from '#domain/shared/lists/densities'

interface ColumnsDialogProps extends ColumnsButtonProps {
  opened: boolean
  onClose: () => void
}

export default function ColumnsDialog(props: ColumnsDialogProps) {
  const { opened, onClose } = props
  const t = useTranslations('ui.columns')
  const mounted = useMounted()
  return (
    <Dialog opened={mounted && opened} title={t('title')} onClose={onClose}>
      {opened && <ColumnsForm {...props} />}
    </Dialog>
  )
}

function ColumnsForm({ list, columns, shown, density, onClose, onKept }: ColumnsDialogProps) {
  const t = useTranslations('ui.columns')
  const [items, setItems] = useState(() => offered(columns, shown))
  const [rows, setRows] = useState(density)
  const [busy, setBusy] = useState(false)
  const keep = (wanted: string[], height: Density) =>
    router.put(
      urlFor('admin.lists.layout.update', { list }),
      { columns: wanted, density: height },
      {
        ...onlyList,
        onStart: () => setBusy(true),
        onFinish: () => setBusy(false),
        onSuccess: () => {
          onKept()
          onClose()
        },
      }
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        keep(
          items.filter(({ isShown }) => isShown).map(({ id }) => id),
          rows
        )
      }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {t('lead')}
        </Text>
        <ColumnsOrder columns={items} onChange={setItems} />
        <Radio.Group
          label={t('density')}
          value={rows}
          onChange={(value) => setRows(densities.find((one) => one === value) ?? density)}
        >
          <Group mt={4}>
            {densities.map((one) => (
              <Radio key={one} value={one} label={t(one)} />
            ))}
          </Group>
        </Radio.Group>
        <Group justify="space-between">
          <Button variant="subtle" disabled={busy} onClick={() => keep([], 'comfortable')}>
            {t('reset')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('keep')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function offered(columns: ColumnsButtonProps['columns'], shown: string[]): OfferedColumn[] {
  const others = columns.slice(1)
  const chosen = shown.flatMap((id) => others.filter((column) => column.id === id))
  const rest = others.filter(({ id }) => !shown.includes(id))
  const item = ({ id, title }: { id: string; title: string }, isShown: boolean) => ({
    id,
    title,
    isShown,
  })
  return [
    ...chosen.map((column) => item(column, true)),
    ...rest.map((column) => item(column, false)),
  ]
}
