import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SlotFields } from '~/components/free_slots/slot_fields'
import { SlotResults } from '~/components/free_slots/slot_results'
import type { FreeSlot, SlotChoices, SlotTask } from '~/components/free_slots/types'
import { useFreeSlots } from '~/components/free_slots/use_free_slots'
import { Dialog } from '~/ui/dialog/dialog'

interface FreeSlotsDialogProps {
  task: SlotTask
  choices: SlotChoices
  onTake: (slot: FreeSlot, minutes: string, told: { time: string; day: string }) => void
  onClose: () => void
}

export default function FreeSlotsDialog({ task, choices, onTake, onClose }: FreeSlotsDialogProps) {
  const t = useTranslations('free_slots')
  const search = useFreeSlots(task)
  const { isWeekly } = task
  return (
    <Dialog opened title={t(isWeekly ? 'weekly_title' : 'title')} onClose={onClose}>
      <Text size="sm" c="dimmed" mb="md">
        {t(isWeekly ? 'weekly_lead' : 'lead')}
      </Text>
      <SlotFields search={search} task={task} choices={choices} />
      <SlotResults search={search} isWeekly={isWeekly} onTake={onTake} />
    </Dialog>
  )
}
