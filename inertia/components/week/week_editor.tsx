import { Button, Group } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { DayWindows } from '~/components/week/day_windows'
import { WeekConflict } from '~/components/week/week_conflict'
import { type SavedWeek, useWeekForm } from '~/components/week/use_week_form'
import { useWeek } from '~/hooks/use_week'
import { LeaveDialog } from '~/ui/form/draft/leave_dialog'
import { useLeaveGuard } from '~/ui/form/draft/use_leave_guard'
import classes from '~/components/week/week.module.css'
import { WeekTable, type WeekTexts } from '~/components/week/week_table'

interface WeekEditorProps {
  week: SavedWeek
  texts: WeekTexts & { edit: string; save: string }
  onClose: () => void
}

export function WeekEditor({ week: saved, texts, onClose }: WeekEditorProps) {
  const t = useTranslations('week')
  const week = useWeekForm(saved, onClose)
  const guard = useLeaveGuard(week.isDirty, { onTab: true })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!week.isPending) week.save()
  }
  return (
    <form ref={form} noValidate aria-label={texts.edit} onSubmit={submit}>
      {week.conflict && (
        <WeekConflict problem={week.conflict}>
          <WeekTable windows={saved.windows} texts={texts} />
        </WeekConflict>
      )}
      <ul className={classes.week} data-editing>
        {useWeek().map((day) => (
          <DayWindows key={day.weekday} day={day} week={week} />
        ))}
      </ul>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={week.isPending}>
          {texts.save}
        </Button>
      </Group>
      <LeaveDialog opened={guard.held !== null} onStay={guard.stay} onLeave={guard.leave} />
    </form>
  )
}
