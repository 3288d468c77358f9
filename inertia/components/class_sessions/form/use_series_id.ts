import { useRef } from 'react'
import { v7 as uuid } from 'uuid'
import type { SessionData } from '~/components/class_sessions/form/blank_session'

/** One series for what was sent, however often it is sent: its answer may be lost. What differs from it is another one. */
export function useSeriesId(first: string) {
  const id = useRef(first)
  const sent = useRef<string | null>(null)
  return (fields: SessionData, isSent: boolean) => {
    const key = JSON.stringify({ ...fields, previewed: '', clash_reason: '', allows_past: false })
    if (sent.current !== null && sent.current !== key) {
      id.current = uuid()
      sent.current = null
    }
    if (isSent) sent.current = key
    return { ...fields, series_id: id.current }
  }
}
