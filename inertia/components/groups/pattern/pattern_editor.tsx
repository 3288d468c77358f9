import { Button, Group, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CopyPatternDialog } from '~/components/groups/pattern/copy_pattern_dialog'
import { FreeWeekTime } from '~/components/groups/pattern/free_week_time'
import { PatternFields } from '~/components/groups/pattern/pattern_fields'
import { PatternWeek } from '~/components/groups/pattern/pattern_week'
import type { PatternProps } from '~/components/groups/pattern/types'
import { usePatternForm } from '~/components/groups/pattern/use_pattern_form'
import { useSlotTotal } from '~/components/groups/pattern/use_slot_total'
import { WeekConflict } from '~/components/week/week_conflict'
import { LeaveDialog } from '~/ui/form/draft/leave_dialog'
import { useLeaveGuard } from '~/ui/form/draft/use_leave_guard'

interface PatternEditorProps extends PatternProps {
  saveLabel: string
  onSaved?: () => void
  onClose: () => void
}

export function PatternEditor(props: PatternEditorProps) {
  const { group, pattern, sources, saveLabel, onSaved, onClose } = props
  const t = useTranslations('groups.pattern')
  const made = usePatternForm(group.id, pattern, () => {
    onClose()
    onSaved?.()
  })
  const guard = useLeaveGuard(made.isDirty, { onTab: true })
  const total = useSlotTotal()
  const [isCopying, setCopying] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!made.isPending) made.save()
  }
  return (
    <form ref={form} noValidate aria-label={t('edit')} onSubmit={submit}>
      {made.conflict && (
        <WeekConflict problem={made.conflict}>
          <PatternWeek pattern={pattern} />
        </WeekConflict>
      )}
      <PatternFields made={made} group={group} pattern={pattern} />
      <FreeWeekTime made={made} group={group} pattern={pattern} />
      <Group justify="space-between" mt="md">
        <Text size="sm" c="dimmed">
          {total(made.slots)}
        </Text>
        <Button
          variant="subtle"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => setCopying(true)}
        >
          {t('copy')}
        </Button>
      </Group>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button type="submit" loading={made.isPending}>
          {saveLabel}
        </Button>
      </Group>
      {isCopying && (
        <CopyPatternDialog sources={sources} onTake={made.take} onClose={() => setCopying(false)} />
      )}
      <LeaveDialog opened={guard.held !== null} onStay={guard.stay} onLeave={guard.leave} />
    </form>
  )
}
