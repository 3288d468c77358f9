import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Audience, ChangePlan, Follows, SeenSession } from '~/components/class_sessions/types'
import { askJson } from '~/feedback/send_json'

export interface Answer {
  asked: SeenSession[]
  audience: Audience | null
  may_clash: boolean
  plan: ChangePlan | null
  errors: Record<string, string> | null
  /** Of a cancellation, for whoever may see attendance. */
  follows?: Follows | null
}

export const nothing: Answer = {
  asked: [],
  audience: null,
  may_clash: false,
  plan: null,
  errors: null,
}

const blank = JSON.stringify(null)

export function useChangePreview(url: string, asked: object | null) {
  const failed = useTranslations('sessions.errors')('preview_failed')
  return usePreview<Answer>(url, asked, nothing, { ...nothing, errors: { plan: failed } })
}

/** Asked anew whenever what is asked changes, or `again`; what was answered to something else is not shown. Null asks nothing yet. */
export function usePreview<Told extends object>(
  url: string,
  asked: object | null,
  unanswered: Told,
  failed: Told
) {
  const key = JSON.stringify(asked)
  const [attempt, setAttempt] = useState(0)
  const [told, setTold] = useState<{ key: string; answer: Told } | null>(null)
  const keepFailed = useEffectEvent((of: string) => setTold({ key: of, answer: failed }))

  useEffect(() => {
    if (key === blank) return
    const control = new AbortController()
    askJson<Told>(url, JSON.parse(key) as object, control.signal)
      .then((answer) => setTold({ key, answer }))
      .catch(() => !control.signal.aborted && keepFailed(key))
    return () => control.abort()
  }, [url, key, attempt])

  const again = () => {
    setTold(null)
    setAttempt(attempt + 1)
  }
  if (key === blank) return { ...unanswered, isPending: false, again }
  return told?.key === key
    ? { ...told.answer, isPending: false, again }
    : { ...unanswered, isPending: true, again }
}

export const ask = (url: string, key: string, signal?: AbortSignal) =>
  askJson<Answer>(url, JSON.parse(key) as object, signal)
