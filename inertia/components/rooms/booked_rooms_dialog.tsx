import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Anchor, Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import type { BookedRooms } from '~/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bookedSessions } from '#domain/scheduling/rooms/rules/room_kind'

interface BookedRoomsDialogProps {
  question: BookedRooms
  onClose: () => void
}

export default function BookedRoomsDialog({ question, onClose }: BookedRoomsDialogProps) {
  const { sessions: count, url, again } = question
  const t = useTranslations('rooms.booked')
  const may = usePermissions()
  const [booked, setBooked] = useState<string>(bookedSessions[0])
  const [busy, setBusy] = useState(false)
  const room = 'ids' in again ? again.ids.join(',') : ''

  function archive() {
    setBusy(true)
    router.post(
      url,
      { ...again, booked },
      { preserveScroll: true, onFinish: () => setBusy(false), onSuccess: onClose }
    )
  }

  return (
    <Dialog opened title={t('title')} onClose={onClose}>
      <Stack gap="md">
        <div>
          <Text>{t('text', { count })}</Text>
          {room && may('admin.sessions.index') && (
            <Anchor
              component={Link}
              href={urlFor('admin.class_sessions.index', {}, { qs: { room, status: 'scheduled' } })}
            >
              {t('show')}
            </Anchor>
          )}
        </div>
        <Radio.Group label={t('label')} value={booked} onChange={setBooked}>
          {bookedSessions.map((one) => (
            <Radio key={one} mt={8} value={one} label={t(one)} description={t(`help.${one}`)} />
          ))}
        </Radio.Group>
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={busy} onClick={archive}>
          {t('confirm')}
        </Button>
      </Group>
    </Dialog>
  )
}
