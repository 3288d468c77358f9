import { router } from '@inertiajs/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CalendarAnswer } from '~/components/calendar/types'
import { getJson } from '~/feedback/send_json'
import { type Days, overlap } from '#domain/shared/time/calendar_span'

/** Weeks kept, so that going back and forth asks nothing; more would only fill the memory. */
const MOST_KEPT = 8

type Kept = { days: Days; filters: string; answer: Promise<CalendarAnswer> }

/** The sessions of the days shown; the stretches before and after are fetched while nothing else is. */
export function useCalendarData(url: string, days: Days, filters: string, neighbours: Days[]) {
  const kept = useRef<Kept[]>([])
  const [told, setTold] = useState<{ key: string; answer: CalendarAnswer | null } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = keyOf(days, filters)

  const ask = useCallback(
    (wanted: Days) => {
      const known = kept.current.find((one) => isOf(one, wanted, filters))
      if (known) return known.answer
      const address = `${url}?from=${wanted.from}&to=${wanted.to}${filters ? `&${filters}` : ''}`
      const asked: Kept = { days: wanted, filters, answer: getJson<CalendarAnswer>(address) }
      const drop = () => (kept.current = kept.current.filter((one) => one !== asked))
      asked.answer.catch(drop)
      kept.current = [...kept.current, asked].slice(-MOST_KEPT)
      return asked.answer
    },
    [url, filters]
  )

  const { from, to } = days
  const near = JSON.stringify(neighbours)
  useEffect(() => {
    let isCurrent = true
    const shown = { from, to }
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200))
    ask(shown)
      .then((answer) => {
        if (!isCurrent) return
        setTold({ key: keyOf(shown, filters), answer })
        idle(() => {
          if (isCurrent)
            for (const one of JSON.parse(near) as Days[]) void ask(one).catch(() => undefined)
        })
      })
      .catch(() => isCurrent && setTold({ key: keyOf(shown, filters), answer: null }))
    return () => {
      isCurrent = false
    }
  }, [ask, from, to, near, filters, attempt])

  /** Forgets what it knows of these days, or of all, and asks anew for those that are shown. */
  const refresh = useCallback((of?: Days) => {
    kept.current = of ? kept.current.filter((one) => !overlap(one.days, of)) : []
    setAttempt((count) => count + 1)
  }, [])

  useEffect(
    () =>
      router.on('finish', ({ detail }) => {
        if (detail.visit.method !== 'get') refresh()
      }),
    [refresh]
  )

  const answer = told?.answer ?? null
  return { answer, isPending: told?.key !== key, isFailed: told?.key === key && !answer, refresh }
}

const keyOf = ({ from, to }: Days, filters: string) => `${from} ${to} ${filters}`

const isOf = (one: Kept, { from, to }: Days, filters: string) =>
  one.days.from === from && one.days.to === to && one.filters === filters
