import { router } from '@inertiajs/react'
import { useNetwork } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/feedback/network_banner.module.css'

type Failure = 'failed' | 'busy'

export function NetworkBanner() {
  const t = useTranslations('shell.network')
  const { online } = useNetwork()
  const [failure, setFailure] = useState<Failure>()
  const retry = useRef<() => void>(() => router.reload())

  useEffect(() => {
    const stops = [
      router.on('start', ({ detail: { visit } }) => {
        if (visit.prefetch) return
        retry.current = () => router.visit(visit.url, { ...visit })
      }),
      router.on('networkError', () => {
        setFailure('failed')
        return false
      }),
      router.on('httpException', ({ detail: { response } }) => {
        if (response.status !== 503) return
        setFailure('busy')
        return false
      }),
      router.on('success', () => setFailure(undefined)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])

  if (online && !failure) return null
  return (
    <div className={classes.banner} role="alert">
      <IconCloudOff size={18} aria-hidden />
      <span>{t(online ? failure! : 'offline')}</span>
      <button type="button" className={classes.retry} onClick={() => retry.current()}>
        {t('retry')}
      </button>
    </div>
  )
}
