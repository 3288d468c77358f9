import { Button } from '@mantine/core'
import { IconCalendarSearch } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FreeSlot, SlotChoices, SlotTask } from '~/components/free_slots/types'
import { usePermissions } from '~/hooks/use_permissions'
import { lazyPart } from '~/language/lazy_part'
import classes from '~/components/free_slots/free_slots.module.css'

const FreeSlotsDialog = lazyPart(() => import('~/components/free_slots/free_slots_dialog'))

interface FreeSlotsButtonProps {
  /** As the form stands when the search is opened. */
  task: SlotTask
  choices: SlotChoices
  /** The values of the fields a chosen time fills in. */
  filled: unknown
  /** With the length that was looked for. */
  onTake: (slot: FreeSlot, minutes: string) => void
}

/** `filled` is null until the form has it. */
interface Taken {
  told: { time: string; day: string }
  filled: string | null
}

/** Beside the time of a form: what is chosen there is filled in here. */
export function FreeSlotsButton({ task, choices, filled, onTake }: FreeSlotsButtonProps) {
  const t = useTranslations('free_slots')
  const can = usePermissions()
  const [opened, setOpened] = useState<SlotTask | null>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const now = JSON.stringify(filled)
  if (taken?.filled === null) setTaken({ ...taken, filled: now })
  if (!can('admin.sessions.index')) return null
  return (
    <div className={classes.find}>
      <Button
        variant="default"
        leftSection={<IconCalendarSearch size={16} aria-hidden />}
        onClick={() => setOpened(task)}
      >
        {t('find')}
      </Button>
      <span role="status">{taken?.filled === now && t('taken', taken.told)}</span>
      {opened && (
        <Suspense>
          <FreeSlotsDialog
            task={opened}
            choices={choices}
            onTake={(slot, minutes, told) => {
              onTake(slot, minutes)
              setTaken({ told, filled: null })
              setOpened(null)
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
