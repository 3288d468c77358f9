import { useForm } from '@inertiajs/react'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { MissedList, useMissedName } from '~/components/absence_notices/missed_list'
import type { ToTell } from '~/components/own_attendance/types'
import { isAskable, lastOf } from '~/components/own_attendance/askable'
import { useOwnPreview } from '~/components/own_attendance/use_own_preview'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DateField } from '~/ui/form/days/date_field'
import { lastDayAfter } from '~/ui/form/days/days'
import { DialogForm } from '~/ui/form/dialog_form'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { TextField } from '~/ui/form/fields/text_field'
import { longest } from '#domain/shared/limits/text_lengths'

const all = 'all'

interface TellDialogProps {
  student: string
  today: string
  /** Of the child, where there are several. */
  name: string | undefined
  /** Chosen when it opens. */
  session?: ToTell | null
  onClose: () => void
}

/** A family tells an absence: which sessions it misses, and what follows, stand there before it is sent. */
export function TellDialog({
  student,
  today,
  name: child,
  session: told,
  onClose,
}: TellDialogProps) {
  const t = useTranslations('own_attendance')
  const words = useTranslations('absence_notices')
  const name = useMissedName()
  const [attempt, setAttempt] = useState(0)
  const form = useForm({
    ...{ from_day: told?.day ?? today, until_day: told?.day ?? today },
    ...{ session_id: told?.id ?? all, reason: '', previewed: '' },
  })
  const field = bindingsOf(form)
  const { data } = form
  const days = { student, attempt, from_day: data.from_day, until_day: data.until_day }
  const isAsked = isAskable(data)
  const every = useOwnPreview({ ...days, session_id: '' }, isAsked)
  const isOne = every?.outcomes.some(({ session }) => session.id === data.session_id)
  const session = isOne ? data.session_id : ''
  const one = useOwnPreview({ ...days, session_id: session }, isAsked && session !== '')
  const shown = session ? one : every
  const submit = () => {
    form.transform((typed) => ({
      ...{ ...typed, session_id: session, previewed: shown?.fingerprint ?? '' },
    }))
    form.post(urlFor('own_absence_notices.store', { student }), {
      preserveScroll: true,
      onSuccess: onClose,
      onError: () => setAttempt((before) => before + 1),
    })
  }
  const setFrom = (from: string) =>
    form.setData((typed) => ({
      ...{ ...typed, from_day: from, session_id: all },
      until_day: lastDayAfter({ from: typed.from_day, until: typed.until_day }, from),
    }))
  const isChoosing = every && every.outcomes.length > 1
  const { previewed: unseen, session_id: unfit } = form.errors
  // Without days to look up, their own fields say what is wrong
  const problem = isAsked ? (unseen ?? (isChoosing ? undefined : unfit)) : undefined
  const fault = shown?.fault ? t(`errors.${shown.fault}`) : undefined
  return (
    <Dialog opened title={t('tell.title')} onClose={onClose} isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={t('tell.title')}
          problem={problem}
          saveLabel={t('tell.save')}
          cancelLabel={t('tell.cancel')}
          isPending={form.processing}
          onCancel={close}
          onSubmit={submit}
        >
          {child && (
            <Text fw={500}>
              <bdi>{child}</bdi>
            </Text>
          )}
          <Text c="dimmed">{t('tell.lead')}</Text>
          <DateField
            label={words('fields.from_day')}
            field={{
              ...field.from_day,
              onChange: setFrom,
              error: field.from_day.error ?? fault,
            }}
            min={today}
            required
          />
          <DateField
            label={words('fields.until_day')}
            field={field.until_day}
            min={data.from_day}
            max={lastOf(data.from_day)}
            required
          />
          {isChoosing && (
            <ChoiceField
              label={words('fields.session_id')}
              field={{ ...field.session_id, value: session || all }}
              choices={[
                { value: all, label: words('all_sessions', { count: every.outcomes.length }) },
                ...every.outcomes.map((each) => ({ value: each.session.id, label: name(each) })),
              ]}
            />
          )}
          <TextField
            label={t('tell.reason')}
            field={field.reason}
            maxLength={longest.shortReason}
            required
          />
          {isAsked && shown === null ? (
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
          ) : (
            isAsked && <MissedList missed={shown?.outcomes} />
          )}
        </DialogForm>
      )}
    </Dialog>
  )
}
