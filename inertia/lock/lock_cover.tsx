import { Button } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DoorHeading } from '~/components/auth/door'
import { portalRoutes } from '~/components/shell/portal_routes'
import { leavePage } from '~/lock/leave_page'
import { isReached } from '~/lock/reach_server'
import { useFollowUnlock } from '~/lock/use_follow_unlock'
import type { SignedInUser } from '~/types'
import { Pattern } from '~/ui/page/pattern'
import auth from '~/components/auth/auth.module.css'
import bare from '~/layouts/bare.module.css'

const pause = 5_000

/** Stands before a page that was locked without a network, until the server can ask for the password. */
export function LockCover({ kind }: { kind: SignedInUser['kind'] }) {
  const t = useTranslations('session.locked')
  const { locked, home } = portalRoutes(kind)
  const [isAsking, setAsking] = useState(false)
  useFollowUnlock(home)
  const ask = useCallback(async () => {
    setAsking(true)
    if (await isReached(home)) leavePage(locked)
    else setAsking(false)
  }, [home, locked])
  useEffect(() => {
    const again = () => void ask()
    const timer = window.setInterval(again, pause)
    window.addEventListener('online', again)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [ask])
  return (
    <div className={bare.auth}>
      <Pattern />
      <main id="main" className={bare.card}>
        <DoorHeading title={t('title')} />
        <div className={auth.form}>
          <p className={auth.text} role="status">
            {t('cut')}
          </p>
          <Button autoFocus loading={isAsking} onClick={() => void ask()}>
            {t('retry')}
          </Button>
          <p className={auth.help}>{t('help')}</p>
        </div>
      </main>
    </div>
  )
}
