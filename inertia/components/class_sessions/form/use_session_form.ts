import { router } from '@inertiajs/react'
import { useState } from 'react'
import { urlFor } from '~/client'
import type {
  MeetingOptions,
  PlannedPattern,
  Previewed,
  SessionPlan,
} from '~/components/class_sessions/types'
import { useRecordForm } from '~/ui/form/use_record_form'

export type SlotFields = { weekday: string; starts: string; minutes: string }

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
  instructor_id: group?.instructor?.id ?? '',
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
).filter((name) => !['version', 'series_id', 'every', 'slots'].includes(name))

export function useSessionForm(blank: Blank) {
  const made = useRecordForm({
    saved: blankForm(blank),
    isNew: true,
    send: (form, options) => form.post(urlFor('admin.class_sessions.store'), options),
  })
  const { form } = made
  const [plan, setPlan] = useState<SessionPlan | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)

  function preview() {
    setPreviewing(true)
    router.reload({
      only: ['plan', 'problems'],
      data: form.data,
      preserveUrl: true,
      onSuccess: ({ props }) => take(props as Previewed),
      onFinish: () => setPreviewing(false),
    })
  }

  function take({ plan: told, problems }: Previewed) {
    form.clearErrors()
    setPlan(told ?? null)
    if (problems) form.setError(problems as never)
    form.setData('previewed', told?.fingerprint ?? '')
  }

  function setSlots(slots: SlotFields[]) {
    form.setData('slots', slots)
  }

  return { ...made, plan, preview, isPreviewing, setSlots }
}

export type SessionFormState = ReturnType<typeof useSessionForm>
