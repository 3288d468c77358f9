import { useTranslations } from 'use-intl'
import { usePreview } from '~/components/class_sessions/changes/use_change_preview'
import type { Audience, SessionPlan } from '~/components/class_sessions/types'

export interface BookingAnswer {
  plan: SessionPlan | null
  audience: Audience | null
  may_clash: boolean
  problem: string | null
}

const nothing: BookingAnswer = { plan: null, audience: null, may_clash: false, problem: null }

/** What speaks against a one-to-one session at a time, and who could be told; without a time, of its cancellation. */
export function useBookingPreview(url: string | undefined, asked: object | null) {
  const failed = useTranslations('sessions.errors')('preview_failed')
  return usePreview<BookingAnswer>(url ?? '', url ? asked : null, nothing, {
    ...nothing,
    problem: failed,
  })
}
