import { Alert, Button, Group } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { DayWindows } from '~/components/instructors/week/day_windows'
import type { InstructorDetail, WeekWindow } from '~/components/instructors/types'
import { useWeekForm } from '~/components/instructors/week/use_week_form'
import { useWeek } from '~/hooks/use_week'
import { LeaveDialog } from '~/ui/form/draft/leave_dialog'
import { useLeaveGuard } from '~/ui/form/draft/use_leave_guard'
import classes from '~/components/instructors/instructors.module.css'
import { WeekTable } from '~/components/instructors/week/week_table'
import { useDrawnError } from '~/ui/form/undrawn_errors'

interface WeekEditorProps {
  instructor: InstructorDetail
  windows: WeekWindow[]
  onClose: () => void
}

export function WeekEditor({ instructor, windows, onClose }: WeekEditorProps) {
  const t = useTranslations('instructors.availability')
  const week = useWeekForm(instructor, windows, onClose)
  const guard = useLeaveGuard(week.isDirty, { onTab: true })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!week.isPending) week.save()
  }
  return (
    <form ref={form} noValidate aria-label={t('edit')} onSubmit={submit}>
      {week.conflict && <WeekConflict problem={week.conflict} saved={windows} />}
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
          {t('save')}
        </Button>
      </Group>
      <LeaveDialog opened={guard.held !== null} onStay={guard.stay} onLeave={guard.leave} />
    </form>
  )
}

interface WeekConflictProps {
  problem: string
  saved: WeekWindow[]
}

function WeekConflict({ problem, saved }: WeekConflictProps) {
  useDrawnError(problem)
  return (
    <Alert role="alert" color="danger" mt="md">
      {problem}
      <WeekTable windows={saved} />
    </Alert>
  )
}
