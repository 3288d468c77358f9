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

const inputs = Object.keys(
  blankForm({ today: '', seriesId: '', group: undefined, pattern: null })
).filter((name) => !['version', 'series_id', 'previewed'].includes(name))

const slotInputs = ['weekday', 'starts', 'minutes'] as const

export const slotInput = (place: number, name: keyof SlotFields) => `slots.${place}.${name}`

export function useSessionForm(blank: Blank) {
  const made = useRecordForm({
    saved: blankForm(blank),
    isNew: true,
    send: (form, options) =>
      form.post(urlFor('admin.class_sessions.store'), {
        ...options,
        onError: (refused) => {
          if (refused.clash_reason || refused.previewed) void preview(refused)
        },
      }),
  })
  const { form } = made
  const [plan, setPlan] = useState<SessionPlan | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const failed = useTranslations('sessions.errors')('preview_failed')

  /** `refused` is why saving was: what the preview shows says the rest of it. */
  async function preview(refused: Partial<Record<string, string>> = {}) {
    setPreviewing(true)
    const problem: Answer = { plan: null, errors: { previewed: failed } }
    const url = urlFor('admin.session_previews.store')
    const { plan: told, errors } = await askJson<Answer>(url, form.data).catch(() => problem)
    form.clearErrors()
    setPlan(told)
    form.setError({ ...refused, ...errors } as never)
    form.setData('previewed', told?.fingerprint ?? '')
    setPreviewing(false)
  }

  function setSlots(slots: SlotFields[]) {
    form.setData('slots', slots)
  }

  return { ...made, plan, preview, isPreviewing, setSlots }
}

/** By name, in the order they stand in, those of each time in their place. */
export function useSessionLabels(slots: SlotFields[], repeats: string) {
  const t = useTranslations('sessions')
  const ofSlots = slots.flatMap((_, place) =>
    slotInputs.map((name) => {
      const label = t('form.time_field', { place: place + 1, field: t(`fields.${name}`) })
      return [slotInput(place, name), label] as const
    })
  )
  return {
    inputs: inputs.flatMap((name) => (name === 'slots' ? ofSlots.map(([slot]) => slot) : name)),
    labels: {
      ...Object.fromEntries(ofSlots),
      every: t(repeats === 'monthly' ? 'fields.every_monthly' : 'fields.every_weekly'),
    },
  }
}

export type SessionFormState = ReturnType<typeof useSessionForm>
