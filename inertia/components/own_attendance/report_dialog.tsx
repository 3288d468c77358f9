import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { isAskable, lastOf } from '~/components/own_attendance/askable'
import { ChildClasses } from '~/components/own_attendance/child_classes'
import { openIn, reportOf } from '~/components/own_attendance/reported_classes'
import type { SessionToReport } from '~/components/own_attendance/types'
import { useOwnPreviews } from '~/components/own_attendance/use_own_previews'
import type { Child } from '~/components/portal/child_switch'
import { CentreContact } from '~/components/portal/centre_contact'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { lastDayAfter } from '~/ui/form/days/days'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

interface ReportDialogProps {
  students: Child[]
  /** The child whose classes are ticked when other days are chosen. */
  child: string
  today: string
  /** It opens on this class, which alone is ticked. */
  session: SessionToReport | null
  onClose: () => void
}

/** A family ticks the classes that are missed, of one child or several, and reads what follows first. */
export function ReportDialog({ students, today, session, onClose, ...props }: ReportDialogProps) {
  const t = useTranslations('own_attendance')
  const words = useTranslations('absence_notices')
  const child = session?.student ?? props.child
  const first = session?.day ?? today
  const [attempt, setAttempt] = useState(0)
  const [ticked, setTicked] = useState<Record<string, string[]> | null>(
    session && { [child]: [session.id] }
  )
  const { form, draft } = useDialogForm('absence_report', {
    from_day: first,
    until_day: first,
    reason: '',
  })
  const field = bindingsOf(form)
  const { from_day, until_day } = form.data
  const hasDays = isAskable(form.data)
  const daysOf = (student: string, session_ids: string[]) => ({
    student,
    from_day,
    until_day,
    session_ids,
  })
  const wholes = hasDays ? students.map(({ id }) => daysOf(id, [])) : []
  const wholeOf = useOwnPreviews(wholes, attempt)
  const ticksOf = (student: string) => {
    const open = openIn(wholeOf(daysOf(student, [])))
    if (!ticked) return student === child ? open : []
    return open.filter((id) => ticked[student]?.includes(id))
  }
  const parts = hasDays
    ? students.map(({ id }) => daysOf(id, ticksOf(id))).filter((one) => one.session_ids.length > 0)
    : []
  const partOf = useOwnPreviews(parts, attempt)
  const reports = students.flatMap(({ id }) => {
    const ticks = ticksOf(id)
    const whole = wholeOf(daysOf(id, []))
    const part = ticks.length > 0 ? partOf(daysOf(id, ticks)) : undefined
    const isOnly = students.length === 1
    return reportOf({ student: id, ticks, whole, part, days: form.data, isOnly })
  })
  const isFailed = [...wholes.map(wholeOf), ...parts.map(partOf)].includes(null)

  const changeDays = (days: Partial<typeof form.data>) => {
    setTicked(null)
    form.setData((typed) => ({ ...typed, ...days }))
  }
  const setFrom = (from: string) =>
    changeDays({
      from_day: from,
      until_day: lastDayAfter({ from: from_day, until: until_day }, from),
    })
  const tick = (student: string, ids: string[]) => {
    const before = Object.fromEntries(students.map(({ id }) => [id, ticksOf(id)]))
    setTicked({ ...before, [student]: ids })
  }
  const submit = () => {
    form.transform((typed) => ({ ...typed, absences: reports }))
    form.post(urlFor('own_absence_notices.store'), {
      preserveScroll: true,
      onSuccess: onClose,
      onError: () => setAttempt((before) => before + 1),
    })
  }
  const errors: Partial<Record<string, string>> = form.errors
  const problem =
    errors.previewed ??
    (errors.absences && (reports.length > 0 ? errors.absences : t('tell.choose')))
  return (
    <Dialog
      opened
      title={t('tell.title')}
      onClose={onClose}
      isDirty={form.isDirty || (ticked !== null && !session)}
    >
      {(close) => (
        <DialogForm
          title={t('tell.title')}
          problem={hasDays ? problem : undefined}
          saveLabel={t('tell.save')}
          cancelLabel={t('tell.cancel')}
          isPending={form.processing}
          onCancel={close}
          draft={draft}
          onSubmit={submit}
        >
          <Text c="dimmed">{t('tell.lead')}</Text>
          <DateField
            label={words('fields.from_day')}
            field={{ ...field.from_day, onChange: setFrom }}
            min={today}
            required
          />
          <DateField
            label={words('fields.until_day')}
            field={{ ...field.until_day, onChange: (day) => changeDays({ until_day: day }) }}
            min={from_day}
            max={lastOf(from_day)}
            required
          />
          {hasDays &&
            students.map((one) => (
              <ChildClasses
                key={one.id}
                child={one}
                isNamed={students.length > 1}
                whole={wholeOf(daysOf(one.id, []))}
                part={partOf(daysOf(one.id, ticksOf(one.id)))}
                ticks={ticksOf(one.id)}
                onTick={(ids) => tick(one.id, ids)}
              />
            ))}
          {(form.hasErrors || isFailed) && <CentreContact />}
          {isFailed && (
            <Text role="alert">
              {t('tell.failed')}{' '}
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => setAttempt((before) => before + 1)}
              >
                {t('tell.retry')}
              </Button>
            </Text>
          )}
          <TextField
            label={t('tell.reason')}
            field={field.reason}
            maxLength={longest.shortReason}
            required
          />
        </DialogForm>
      )}
    </Dialog>
  )
}
