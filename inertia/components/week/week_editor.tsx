import { Button, Group } from '@mantine/core'
import { type FormEvent, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { DayWindows } from '~/components/week/day_windows'
import { WeekConflict } from '~/components/week/week_conflict'
import { type SavedWeek, useWeekForm } from '~/components/week/use_week_form'
import { useWeek, useWeekdayNames } from '~/hooks/use_week'
import { ErrorSummary } from '~/ui/form/error_summary'
import { firstField, useFocusOnRefusal } from '~/ui/form/focus'
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
  const days = useWeekdayNames()
  const form = useFocusOnRefusal(week.isPending)
  useEffect(() => {
    const within = form.current!
    const first = firstField(within) ?? within.querySelector<HTMLElement>('button')
    first?.focus()
  }, [form])
  const refused = week.windows.flatMap((window, place) => {
    const error = week.errorOf(place)
    return error ? [{ name: week.nameOf(place), label: days[window.weekday], error }] : []
  })
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
      <ErrorSummary
        labels={Object.fromEntries(refused.map(({ name, label }) => [name, label]))}
        errors={Object.fromEntries(refused.map(({ name, error }) => [name, error]))}
      />
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
