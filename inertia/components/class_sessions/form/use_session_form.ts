import { urlFor } from '~/client'
import {
  type Blank,
  blankSession,
  type SlotFields,
} from '~/components/class_sessions/form/blank_session'
import { useSeriesId } from '~/components/class_sessions/form/use_series_id'
import { useSessionPlan } from '~/components/class_sessions/form/use_session_plan'
import { useUsualMeeting } from '~/components/class_sessions/form/use_usual_meeting'
import { useRecordForm } from '~/ui/form/use_record_form'

/** Refused for these, the dates are looked at again. */
const asksToLook = ['clash_reason', 'previewed', 'allows_past'] as const

/** `onSaved` is given when the form is a dialog over a page that stays. */
export function useSessionForm(blank: Blank, onSaved?: () => void) {
  const ofSeries = useSeriesId(blank.seriesId)
  const made = useRecordForm({
    saved: blankSession(blank),
    isNew: true,
    draftOf: onSaved && 'sessions',
    send: (form, options) => {
      const stays = onSaved !== undefined
      form.transform((fields) => ({ ...ofSeries(fields, true), stays }))
      form.post(urlFor('admin.class_sessions.store'), {
        ...options,
        ...(stays && { preserveScroll: true, preserveState: true }),
        onSuccess: (page) => {
          options.onSuccess(page)
          onSaved?.()
        },
        onError: (refused) => {
          if (asksToLook.some((name) => refused[name])) void planning.preview(refused)
        },
      })
    },
  })
  const { form } = made
  const planning = useSessionPlan(form, ofSeries)
  const usual = useUsualMeeting(form, blank)

  /** Includes errors of its individual days. */
  function daysField(name: 'dates' | 'excluded') {
    const errors: Record<string, string | undefined> = form.errors
    const wrong = Object.keys(errors).find((one) => one.startsWith(`${name}.`))
    const field = made.field(name)
    return { ...field, error: field.error ?? (wrong && errors[wrong]) }
  }

  function setSlots(slots: SlotFields[]) {
    form.setData('slots', slots)
  }

  return { ...made, ...planning, ...usual, daysField, setSlots }
}

export type SessionFormState = ReturnType<typeof useSessionForm>
