import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Consequences } from '~/components/people/departure/consequences'
import type { DepartureQuestion } from '~/types'
import { Dialog } from '~/ui/dialog/dialog'

interface DepartureDialogProps {
  question: DepartureQuestion
  onClose: () => void
}

export default function DepartureDialog({ question, onClose }: DepartureDialogProps) {
  const { title, note, confirm, cancel, agreed, again } = question
  const [busy, setBusy] = useState(false)

  function send() {
    if (!again) return
    setBusy(true)
    router.visit(again.url, {
      method: again.method,
      data: { ...again.data, agreed },
      preserveScroll: true,
      onFinish: () => setBusy(false),
    })
  }

  return (
    <Dialog opened title={title} onClose={onClose}>
      <Consequences lines={question.lines} />
      <Text c="dimmed" size="sm">
        {note}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        <Button color="danger" loading={busy} onClick={send}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  )
}
