import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { MeetingOptions, PlannedPattern, SessionPlan } from '~/components/class_sessions/types'
import { askJson } from '~/feedback/send_json'
import { useRecordForm } from '~/ui/form/use_record_form'

export type SlotFields = { weekday: string; starts: string; minutes: string }

interface Answer {
  plan: SessionPlan | null
  errors: Record<string, string> | null
}

interface Blank {
  today: string
  seriesId: string
  group: MeetingOptions['group'][number] | undefined
  pattern: PlannedPattern | null
}

const blankSlots: SlotFields[] = [{ weekday: '', starts: '', minutes: '60' }]

const slotsOf = ({ slots }: PlannedPattern): SlotFields[] =>
  slots.map(({ weekday, starts, minutes }) => {
    return { weekday: String(weekday), starts, minutes: String(minutes) }
  })

const blankForm = ({ today, seriesId, group, pattern }: Blank) => ({
  version: 1,
  group_id: group?.id ?? '',
  instructor_id: group?.instructor_id ?? '',
  room_id: pattern?.room_id ?? '',
  type: 'regular',
  title: '',
  online_url: group?.online_url ?? '',
  repeats: 'weekly',
  starts_on: group && group.starts_on > today ? group.starts_on : today,
  slots: pattern?.slots.length ? slotsOf(pattern) : blankSlots,
  every: '1',
  ends: 'on',
  ends_on: group?.ends_on ?? '',
  ends_count: '',
  follows_timings: true,
  series_id: seriesId,
  previewed: '',
  clash_reason: '',
})

export const sessionInputs = Object.keys(
  blankForm({ today: '', seriesId: '', group: undefined, pattern: null })
).filter((name) => !['version', 'series_id', 'every', 'slots', 'previewed'].includes(name))

export function useSessionForm(blank: Blank) {
  const made = useRecordForm({
    saved: blankForm(blank),
    isNew: true,
    send: (form, options) => form.post(urlFor('admin.class_sessions.store'), options),
  })
  const { form } = made
  const [plan, setPlan] = useState<SessionPlan | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const failed = useTranslations('sessions.errors')('preview_failed')

  async function preview() {
    setPreviewing(true)
    const problem: Answer = { plan: null, errors: { previewed: failed } }
    const url = urlFor('admin.session_previews.store')
    const { plan: told, errors } = await askJson<Answer>(url, form.data).catch(() => problem)
    form.clearErrors()
    setPlan(told)
    if (errors) form.setError(errors as never)
    form.setData('previewed', told?.fingerprint ?? '')
    setPreviewing(false)
  }

  function setSlots(slots: SlotFields[]) {
    form.setData('slots', slots)
  }

  return { ...made, plan, preview, isPreviewing, setSlots }
}

export type SessionFormState = ReturnType<typeof useSessionForm>
