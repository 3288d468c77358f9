import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { Bidi } from '~/ui/bidi'
import { StatusDot } from '~/ui/status_dot'
import { useRelativeTime } from '~/ui/use_relative_time'
import { isolate } from '~/ui/isolate'
import type { Data } from '@generated/data'
import classes from '~/components/sessions/sessions.module.css'

export type ListedSession = Data.Core.Sessions.Session

const icons = { desktop: IconDeviceDesktop, phone: IconDeviceMobile, tablet: IconDeviceTablet }

interface SessionRowProps {
  session: ListedSession
  onEnd?: (session: ListedSession) => void
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useTranslations('session.own')
  const format = useFormat()
  const ago = useRelativeTime()
  const name = useDeviceName()(session)
  const Icon = icons[session.form]
  return (
    <li className={classes.row}>
      <Icon className={classes.icon} size={24} stroke={1.6} aria-hidden />
      <div className={classes.text}>
        <strong className={classes.device}>{name}</strong>
        <span className={classes.facts}>
          {session.is_current && <StatusDot tone="success">{t('current')}</StatusDot>}
          {session.is_remembered && <StatusDot tone="info">{t('remembered')}</StatusDot>}
          {session.ip && <Bidi>{session.ip}</Bidi>}
        </span>
        <span className={classes.facts}>
          <span>{t('since', { when: format.instant(session.signed_in_at) })}</span>
          {!session.is_current && <span>{t('seen', { when: ago(session.seen_at) })}</span>}
        </span>
      </div>
      {onEnd && !session.is_current && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('end_of', { device: name })}
          onClick={() => onEnd(session)}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function useDeviceName(): (session: ListedSession) => string {
  const t = useTranslations('session.own.device')
  return ({ browser, system, form }) => {
    if (browser && system) {
      return t('both', { browser: isolate(browser, 'ltr'), system: isolate(system, 'ltr') })
    }
    return browser ?? system ?? t(`unknown.${form}`)
  }
}
