import type { InertiaFormProps } from '@inertiajs/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { SessionData } from '~/components/class_sessions/form/blank_session'
import type { useSeriesId } from '~/components/class_sessions/form/use_series_id'
import type { SessionPlan } from '~/components/class_sessions/types'
import { askJson } from '~/feedback/send_json'
import { TYPING_PAUSE } from '~/ui/typing_pause'
import { linesOf } from '#domain/shared/text/lines_of'

interface Answer {
  plan: SessionPlan | null
  errors: Record<string, string> | null
}

/** What no plan depends on. */
const beside = ['title', 'online_url', 'service_id', 'previewed', 'clash_reason', 'allows_past']

const planned = (data: SessionData) =>
  JSON.stringify(data, (name, value: unknown) => (beside.includes(name) ? undefined : value))

/** The plan of what the form asks for: looked at when a person asks, and from then on again whenever the form changes. */
export function useSessionPlan(
  form: InertiaFormProps<SessionData>,
  ofSeries: ReturnType<typeof useSeriesId>
) {
  const failed = useTranslations('sessions.errors')('preview_failed')
  const [told, setTold] = useState<{ of: string; plan: SessionPlan } | null>(null)
  const [isUnanswered, setUnanswered] = useState(false)
  /** The plan that was asked for: what comes by itself isn't gone to. */
  const [asked, setAsked] = useState<SessionPlan | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const asking = useRef<AbortController>(undefined)
  const now = planned(form.data)
  const isOld = told !== null && told.of !== now

  /** Undefined where something else was asked meanwhile. */
  async function ask(fields: SessionData): Promise<Answer | undefined> {
    asking.current?.abort()
    const control = new AbortController()
    asking.current = control
    const problem: Answer = { plan: null, errors: { previewed: failed } }
    const url = urlFor('admin.session_previews.store')
    const answer = await askJson<Answer>(url, ofSeries(fields, false), control.signal).catch(
      () => problem
    )
    return control.signal.aborted ? undefined : answer
  }

  function take(fields: SessionData, plan: SessionPlan | null) {
    form.clearErrors()
    setTold(plan && { of: planned(fields), plan })
    setUnanswered(false)
    form.setData('previewed', plan?.fingerprint ?? '')
  }

  async function look(fields: SessionData, refused: Partial<Record<string, string>> = {}) {
    setPreviewing(true)
    const answer = await ask(fields)
    if (!answer) return null
    take(fields, answer.plan)
    form.setError({ ...refused, ...answer.errors } as never)
    setPreviewing(false)
    return answer.plan
  }

  /** What is still being typed is no mistake yet: without an answer the plan stays, as an old one. */
  const lookAgain = useEffectEvent(async () => {
    const fields = form.data
    const answer = await ask(fields)
    if (answer?.plan) take(fields, answer.plan)
    else if (answer) setUnanswered(true)
  })

  useEffect(() => {
    if (!isOld || isPreviewing) return
    const waiting = setTimeout(() => void lookAgain(), TYPING_PAUSE)
    return () => clearTimeout(waiting)
  }, [isOld, isPreviewing, now])

  /** `refused` is why saving was: what the preview shows says the rest of it. */
  async function preview(refused: Partial<Record<string, string>> = {}) {
    setAsked(await look(form.data, refused))
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

  const state = { isOld, isLeftOld: isOld && isUnanswered, isPreviewing }
  return { plan: told?.plan ?? null, asked, ...state, preview, leaveOut }
}
