import { useTranslations } from 'use-intl'
import type { SkippedSessions } from '~/components/invoice_drafts/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/components/invoice_drafts/unbilled/unbilled_line.module.css'

export function SkippedLine({ skipped }: { skipped: SkippedSessions }) {
  const t = useTranslations('invoice_drafts')
  const names = useBothNames()
  const { days } = useFormat()
  const { reason, group, session_count: count, period_from: from, period_to: to } = skipped
  return (
    <li className={classes.skip} data-reason={reason}>
      <span>
        {t('reason_count', {
          reason: t(`skipped.${reason}`),
          sessions: t('sessions', { count }),
        })}
      </span>
      <span>
        {group && <bdi>{names(group).lead || group.code}</bdi>}
        {group && ' · '}
        <bdi>{days(from, to)}</bdi>
      </span>
    </li>
  )
}
