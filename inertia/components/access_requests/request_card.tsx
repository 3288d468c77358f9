import { useTranslations } from 'use-intl'
import { DecisionButtons } from '~/components/access_requests/decision_buttons'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { Bidi } from '~/ui/bidi'
import { StatusDot } from '~/ui/status_dot'
import type { Data } from '@generated/data'
import classes from '~/components/access_requests/access_requests.module.css'

export type AccessRequest = Data.Admin.AccessRequests.AccessRequest

export function RequestCard({ request }: { request: AccessRequest }) {
  const t = useTranslations('access_requests')
  const format = useFormat()
  const name = `${request.first_name} ${request.last_name}`
  return (
    <li className={classes.request}>
      <div className={classes.who}>
        <h2 className={classes.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={classes.quiet}>
          {t(`kind.${request.kind}`)} · {format.instant(request.created_at)}
        </p>
        <p className={classes.contacts}>
          <a href={`mailto:${request.email}`}>
            <Bidi>{request.email}</Bidi>
          </a>
          {request.phone_written && <Bidi>{request.phone_written}</Bidi>}
        </p>
        {request.message && (
          <p className={classes.message} dir="auto">
            {request.message}
          </p>
        )}
        {request.reason && (
          <p className={classes.message} dir="auto">
            <span className={classes.quiet}>{t('reason')}: </span>
            {request.reason}
          </p>
        )}
      </div>
      {request.status === 'waiting' ? (
        <DecisionButtons id={request.id} name={name} />
      ) : (
        <Decision request={request} status={request.status} />
      )}
    </li>
  )
}

interface DecisionProps {
  request: AccessRequest
  status: 'approved' | 'declined'
}

function Decision({ request, status }: DecisionProps) {
  const t = useTranslations('access_requests')
  const format = useFormat()
  const { locale } = useShared().app
  const [one, other] = [request.decided_by, request.decided_by_other]
  const by = (locale === 'ar' ? other : one) ?? one ?? other
  return (
    <div className={classes.decision}>
      <StatusDot tone={status === 'approved' ? 'success' : 'neutral'}>
        {t(`status.${status}`)}
      </StatusDot>
      <p className={classes.quiet}>
        {by && (
          <>
            {t('decided_by')} <bdi>{by}</bdi>
          </>
        )}
        {request.decided_at && <span>{format.instant(request.decided_at)}</span>}
      </p>
    </div>
  )
}
