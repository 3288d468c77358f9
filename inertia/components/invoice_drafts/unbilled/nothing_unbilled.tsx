import { IconFileInvoice } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { UnbilledSummary } from '~/components/invoice_drafts/types'
import { EmptyState } from '~/ui/page/empty_state'
import classes from '~/components/invoice_drafts/unbilled/unbilled.module.css'

interface NothingUnbilledProps {
  skipped: UnbilledSummary['skipped']
  action: ReactNode
}

/** Says why there is nothing to bill: by reason, how many sessions. */
export function NothingUnbilled({ skipped, action }: NothingUnbilledProps) {
  const t = useTranslations('invoice_drafts')
  return (
    <section className={classes.nothing}>
      <EmptyState
        icon={<IconFileInvoice size={24} />}
        title={t('nothing.title')}
        text={t(skipped.length > 0 ? 'nothing.skipped' : 'nothing.none')}
        actions={skipped.length === 0 && action}
      />
      {skipped.length > 0 && (
        <ul className={classes.reasons}>
          {skipped.map(({ reason, session_count: count }) => (
            <li key={reason}>
              {t('reason_count', {
                reason: t(`skipped.${reason}`),
                sessions: t('sessions', { count }),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
