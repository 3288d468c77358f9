import { router } from '@inertiajs/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { KeptAnswers } from '~/components/calendar/kept_answers'
import type { CalendarAnswer } from '~/components/calendar/types'
import { getTagged } from '~/feedback/send_json'
import type { Days } from '#domain/shared/time/calendar_span'

type Told = { address: string; answer: CalendarAnswer | null; isFailed: boolean }

type RefreshOptions = { isBackground?: boolean }

/** The sessions of the days shown; the stretches before and after are fetched while nothing else is. */
export function useCalendarData(url: string, days: Days, filters: string, neighbours: Days[]) {
  const [kept] = useState(() => new KeptAnswers(getTagged))
  const [told, setTold] = useState<Told | null>(null)
  const [attempt, setAttempt] = useState({ count: 0, isBackground: false })
  const tried = useRef(0)
  const { from, to } = days
  const address = addressOf(url, days, filters)
  const near = JSON.stringify(neighbours.map((one) => [addressOf(url, one, filters), one]))

  // Drawn with the days themselves, not empty first and then once more
  const known = kept.fresh(address)
  if (known && told?.address !== address) setTold({ address, answer: known, isFailed: false })

  useEffect(() => {
    let isCurrent = true
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200))
    const prefetch = () => {
      if (!isCurrent) return
      for (const [of, wanted] of JSON.parse(near) as [string, Days][])
        void kept.ask({ address: of, days: wanted }, true).catch(() => undefined)
    }
    // Whoever goes on to another week after a notice is there
    const isBackground = attempt.isBackground && tried.current !== attempt.count
    tried.current = attempt.count
    kept
      .ask({ address, days: { from, to } }, isBackground)
      .then((answer) => {
        if (!isCurrent) return
        setTold((last) =>
          isTold(last, address, answer) ? last : { address, answer, isFailed: false }
        )
        idle(prefetch)
      })
      .catch(() => isCurrent && setTold((last) => failed(last, address)))
    return () => {
      isCurrent = false
    }
  }, [kept, address, from, to, near, attempt])

  /** Asks anew for these days, or for all; what nobody here has done is asked for in the background. */
  const refresh = useCallback(
    (of?: Days, { isBackground = false }: RefreshOptions = {}) => {
      kept.spoil(of)
      setAttempt(({ count }) => ({ count: count + 1, isBackground }))
    },
    [kept]
  )

  useEffect(
    () =>
      router.on('finish', ({ detail }) => {
        if (detail.visit.method !== 'get') refresh()
      }),
    [refresh]
  )

  const isCurrent = told?.address === address
  const isFailed = isCurrent && told.isFailed
  useEffect(() => {
    if (!isFailed) return
    const again = () => refresh()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isFailed, refresh])

  return {
    answer: told?.answer ?? null,
    isPending: !isCurrent,
    isFailed,
    refresh,
  }
}

const isTold = (last: Told | null, address: string, answer: CalendarAnswer) =>
  last?.address === address && last.answer === answer && !last.isFailed

/** What was shown of these days stays. */
const failed = (last: Told | null, address: string): Told => ({
  address,
  answer: last?.address === address ? last.answer : null,
  isFailed: true,
})

const addressOf = (url: string, { from, to }: Days, filters: string) =>
  `${url}?from=${from}&to=${to}${filters ? `&${filters}` : ''}`
