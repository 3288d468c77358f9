import { router } from '@inertiajs/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CalendarAnswer } from '~/components/calendar/types'
import { getTagged, type Tagged } from '~/feedback/send_json'
import { type Days, overlap } from '#domain/shared/time/calendar_span'

/** Weeks kept, so that going back and forth asks nothing; more would only fill the memory. */
const MOST_KEPT = 8

type Kept = {
  days: Days
  filters: string
  answer: Promise<Tagged<CalendarAnswer>>
  /** What was told last, and may no longer be so. */
  known?: Tagged<CalendarAnswer>
  isStale: boolean
}

type Told = { key: string; answer: CalendarAnswer | null; isFailed: boolean }

type RefreshOptions = { isBackground?: boolean }

/** The sessions of the days shown; the stretches before and after are fetched while nothing else is. */
export function useCalendarData(url: string, days: Days, filters: string, neighbours: Days[]) {
  const kept = useRef<Kept[]>([])
  const [told, setTold] = useState<Told | null>(null)
  const [attempt, setAttempt] = useState({ count: 0, isBackground: false })
  const tried = useRef(0)
  const key = keyOf(days, filters)

  const ask = useCallback(
    (wanted: Days, isBackground: boolean) => {
      const before = kept.current.find((one) => isOf(one, wanted, filters))
      if (before && !before.isStale) return before.answer
      const address = `${url}?from=${wanted.from}&to=${wanted.to}${filters ? `&${filters}` : ''}`
      const known = before?.known
      const answer = getTagged<CalendarAnswer>(address, { known, isBackground })
      const asked: Kept = { days: wanted, filters, answer, known, isStale: false }
      answer.then(
        (found) => (asked.known = found),
        () => (asked.isStale = true)
      )
      kept.current = [...kept.current.filter((one) => one !== before), asked].slice(-MOST_KEPT)
      return answer
    },
    [url, filters]
  )

  const { from, to } = days
  const near = JSON.stringify(neighbours)
  useEffect(() => {
    let isCurrent = true
    const shown = { from, to }
    const shownKey = keyOf(shown, filters)
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200))
    const prefetch = () => {
      if (!isCurrent) return
      for (const one of JSON.parse(near) as Days[]) void ask(one, true).catch(() => undefined)
    }
    // Whoever goes on to another week after a notice is there
    const isBackground = attempt.isBackground && tried.current !== attempt.count
    tried.current = attempt.count
    ask(shown, isBackground)
      .then(({ answer }) => {
        if (!isCurrent) return
        setTold({ key: shownKey, answer, isFailed: false })
        idle(prefetch)
      })
      .catch(() => isCurrent && setTold((last) => failed(last, shownKey)))
    return () => {
      isCurrent = false
    }
  }, [ask, from, to, near, filters, attempt])

  /** Asks anew for these days, or for all; what nobody here has done is asked for in the background. */
  const refresh = useCallback((of?: Days, { isBackground = false }: RefreshOptions = {}) => {
    for (const one of kept.current) if (!of || overlap(one.days, of)) one.isStale = true
    setAttempt(({ count }) => ({ count: count + 1, isBackground }))
  }, [])

  useEffect(
    () =>
      router.on('finish', ({ detail }) => {
        if (detail.visit.method !== 'get') refresh()
      }),
    [refresh]
  )

  const isTold = told?.key === key
  return {
    answer: told?.answer ?? null,
    isPending: !isTold,
    isFailed: isTold && told.isFailed,
    refresh,
  }
}

/** What was shown of these days stays. */
const failed = (last: Told | null, key: string): Told => ({
  key,
  answer: last?.key === key ? last.answer : null,
  isFailed: true,
})

const keyOf = ({ from, to }: Days, filters: string) => `${from} ${to} ${filters}`

const isOf = (one: Kept, { from, to }: Days, filters: string) =>
  one.days.from === from && one.days.to === to && one.filters === filters
