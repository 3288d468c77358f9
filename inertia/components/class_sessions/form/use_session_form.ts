import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { v7 as uuid } from 'uuid'
import { urlFor } from '~/client'
import { findBlank } from '~/components/class_sessions/form/find_blank'
import type { MeetingOptions, PlannedPattern, SessionPlan } from '~/components/class_sessions/types'
import { askJson } from '~/feedback/send_json'
import { useRecordForm } from '~/ui/form/use_record_form'
import { linesOf } from '#domain/shared/text/lines_of'

export type SlotFields = { weekday: string; starts: string; minutes: string }

interface Answer {
  plan: SessionPlan | null
  errors: Record<string, string> | null
}

type GroupOption = MeetingOptions['group'][number]

interface Blank {
  today: string
  seriesId: string
  group: GroupOption | undefined
  student: string | null
  rooms: MeetingOptions['room']
  pattern: PlannedPattern | null
}

const blankSlots: SlotFields[] = [{ weekday: '', starts: '', minutes: '60' }]

const slotsOf = ({ slots }: PlannedPattern): SlotFields[] =>
  slots.map(({ weekday, starts, minutes }) => {
    return { weekday: String(weekday), starts, minutes: String(minutes) }
  })

type Usual = Pick<Blank, 'today' | 'pattern'> & { group: GroupOption | undefined }

/** A group's usual instructor, times and room, while it is running. */
const usualOf = ({ today, group, pattern }: Usual) => ({
  instructor_id: group?.instructor?.id ?? '',
  assistant_ids: (group?.assistants ?? []).map(({ id }) => id).sort(),
  online_url: group?.online_url ?? '',
  room_id: pattern?.room_id ?? '',
  starts_on: group && group.starts_on > today ? group.starts_on : today,
  slots: pattern?.slots.length ? slotsOf(pattern) : blankSlots,
  ends_on: group?.ends_on ?? '',
})

function untouched<Fields extends object>(now: Fields, before: Fields, next: Fields) {
  const kept = Object.entries(next).filter(([name]) =>
    isSame(now[name as keyof Fields], before[name as keyof Fields])
  )
  return Object.fromEntries(kept) as Partial<Fields>
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const blankForm = ({ today, seriesId, group, student, pattern }: Omit<Blank, 'rooms'>) => {
  const usual = usualOf({ today, group, pattern })
  return {
    version: 1,
    party: student ? 'student' : 'group',
    group_id: group?.id ?? '',
    student_id: student ?? '',
    type: 'regular',
    instructor_id: usual.instructor_id,
    assistant_ids: usual.assistant_ids,
    branch_id: group?.branch_id ?? '',
    room_id: usual.room_id,
    title: '',
    online_url: usual.online_url,
    repeats: 'weekly',
    starts_on: usual.starts_on,
    dates: '',
    slots: usual.slots,
    every: '1',
    ends: 'on',
    ends_on: usual.ends_on,
    ends_count: '',
    excluded: '',
    follows_timings: true,
    series_id: seriesId,
    previewed: '',
    clash_reason: '',
    allows_past: false,
  }
}

const inputs = Object.keys(
  blankForm({ today: '', seriesId: '', group: undefined, student: null, pattern: null })
).filter((name) => !['version', 'series_id', 'previewed'].includes(name))

const slotInputs = ['weekday', 'starts', 'minutes'] as const

export const slotInput = (place: number, name: keyof SlotFields) => `slots.${place}.${name}`

/** Refused for these, the dates are looked at again. */
const asksToLook = ['clash_reason', 'previewed', 'allows_past'] as const

type Asked = ReturnType<typeof blankForm>

/** One series for what was sent, however often it is sent: its answer may be lost. What differs from it is another one. */
function useSeriesId(first: string) {
  const id = useRef(first)
  const sent = useRef<string | null>(null)
  return (fields: Asked, isSent: boolean) => {
    const key = JSON.stringify({ ...fields, previewed: '', clash_reason: '', allows_past: false })
    if (sent.current !== null && sent.current !== key) {
      id.current = uuid()
      sent.current = null
    }
    if (isSent) sent.current = key
    return { ...fields, series_id: id.current }
  }
}

/** `onSaved` is given when the form is a dialog over a page that stays. */
export function useSessionForm(blank: Blank, onSaved?: () => void) {
  const ofSeries = useSeriesId(blank.seriesId)
  const made = useRecordForm({
    saved: blankForm(blank),
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
          if (asksToLook.some((name) => refused[name])) void preview(refused)
        },
      })
    },
  })
  const { form } = made
  const [plan, setPlan] = useState<SessionPlan | null>(null)
  /** The plan that was asked for: what a day that is left out makes of it isn't gone to. */
  const [asked, setAsked] = useState<SessionPlan | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const [usual, setUsual] = useState(() => usualOf(blank))
  const failed = useTranslations('sessions.errors')('preview_failed')

  /** As the form begins when it is opened from the group; what a person has changed stays. */
  async function fillFrom(group: GroupOption) {
    const begun = await findBlank({ group: group.id }).catch(() => undefined)
    if (!begun) return
    const next = usualOf({ today: blank.today, group, pattern: begun.pattern })
    form.setData((now) => {
      if (now.group_id !== group.id) return now
      const filled = { ...now, ...untouched(now, usual, next) }
      const { branch_id: at } = blank.rooms.find(({ id }) => id === filled.room_id) ?? group
      return at === group.branch_id ? filled : { ...filled, room_id: next.room_id }
    })
    setUsual(next)
  }

  /** `refused` is why saving was: what the preview shows says the rest of it. */
  async function preview(refused: Partial<Record<string, string>> = {}) {
    setAsked(await look(form.data, refused))
  }

  async function look(fields: Asked, refused: Partial<Record<string, string>> = {}) {
    setPreviewing(true)
    const problem: Answer = { plan: null, errors: { previewed: failed } }
    const url = urlFor('admin.session_previews.store')
    const { plan: told, errors } = await askJson<Answer>(url, ofSeries(fields, false)).catch(
      () => problem
    )
    form.clearErrors()
    setPlan(told)
    form.setError({ ...refused, ...errors } as never)
    form.setData('previewed', told?.fingerprint ?? '')
    setPreviewing(false)
    return told
  }

  /** A day to skip, or no longer to skip. */
  function leaveOut(day: string, isOut: boolean) {
    const name = form.data.repeats === 'dates' ? 'dates' : 'excluded'
    const days = new Set(linesOf(form.data[name]))
    if (isOut === (name === 'excluded')) days.add(day)
    else days.delete(day)
    const fields = { ...form.data, [name]: [...days].sort().join('\n') }
    form.setData(fields)
    void look(fields)
  }

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

  return { ...made, daysField, plan, asked, preview, leaveOut, isPreviewing, setSlots, fillFrom }
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
