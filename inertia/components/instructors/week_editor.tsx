import { useForm } from '@inertiajs/react'
import { Alert, Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { instructorUrls } from '~/components/instructors/instructor_urls'
import type { InstructorDetail, WeekWindow } from '~/components/instructors/types'
import { useWeekdays } from '~/components/instructors/use_weekdays'
import { WindowFields } from '~/components/instructors/window_fields'
import classes from '~/components/instructors/instructors.module.css'

interface WeekEditorProps {
  instructor: InstructorDetail
  windows: WeekWindow[]
  onClose: () => void
}

/** The whole week at once, by keyboard alone: a day's button adds a time, typed as 16:00. */
export function WeekEditor({ instructor, windows, onClose }: WeekEditorProps) {
  const t = useTranslations('instructors.availability')
  const days = useWeekdays()
  const form = useForm({ windows })
  const errors: Record<string, string | undefined> = form.errors
  const set = (change: (now: WeekWindow[]) => WeekWindow[]) =>
    form.setData((now) => ({ windows: change(now.windows) }))
  const add = (weekday: number) =>
    set((now) => [...now, { weekday, starts: '16:00', ends: '20:00' }])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.transform((data) => ({ ...data, version: instructor.version }) as never)
    form.put(instructorUrls.availability(instructor.id), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  }
  return (
    <form noValidate aria-label={t('edit')} onSubmit={submit}>
      {errors.version && (
        <Alert role="alert" color="danger" mt="md">
          {errors.version}
        </Alert>
      )}
      <ul className={classes.week}>
        {days.map(({ weekday, name }) => (
          <li key={weekday}>
            <span>{name}</span>
            <div className={classes.editing}>
              {form.data.windows.map(
                (window, place) =>
                  window.weekday === weekday && (
                    <WindowFields
                      key={place}
                      day={name}
                      window={window}
                      error={errors[`windows.${place}.ends`] ?? errors[`windows.${place}.starts`]}
                      onChange={(next) =>
                        set((now) => now.map((one, at) => (at === place ? next : one)))
                      }
                      onRemove={() => set((now) => now.filter((_, at) => at !== place))}
                    />
                  )
              )}
              <div>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconPlus size={14} aria-hidden />}
                  onClick={() => add(weekday)}
                >
                  {t('add', { day: name })}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.processing}>
          {t('save')}
        </Button>
      </Group>
    </form>
  )
}
