import { useTranslations } from 'use-intl'
import type { ImportDetail } from '~/components/imports/types'
import type { Tone } from '~/ui/status_dot'

/** What was done, or taken back, as counts in words. */
export function useOutcomes(record: ImportDetail): { tone: Tone; count: number; text: string }[] {
  const t = useTranslations('imports')
  const { created, updated, skipped, failed, undone, kept } = record
  if (record.status === 'undone') {
    return [
      { tone: 'success', count: undone, text: t('undone.undone', { count: undone }) },
      { tone: 'attention', count: kept, text: t('undone.kept', { count: kept }) },
    ]
  }
  return [
    { tone: 'success', count: created, text: t('done.created', { count: created }) },
    { tone: 'info', count: updated, text: t('done.updated', { count: updated }) },
    { tone: 'neutral', count: skipped, text: t('done.skipped', { count: skipped }) },
    { tone: 'danger', count: failed, text: t('done.failed', { count: failed }) },
  ]
}
