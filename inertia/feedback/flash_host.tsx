import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { followErrors, useUndrawnErrors } from '~/ui/form/undrawn_errors'
import { Toast } from '~/feedback/toast'
import type { Flash } from '~/types'
import classes from '~/feedback/toast.module.css'

export function FlashHost() {
  const t = useTranslations('shell.toast')
  const [toast, setToast] = useState<{ flash: Flash; id: number } | null>(null)
  const undrawn = useUndrawnErrors()

  useEffect(followErrors, [])
  useEffect(() => {
    if (undrawn.length === 0) return
    const refusal = { flash: { error: undrawn.join(' · ') }, id: Date.now() }
    setToast(refusal)
    return () => setToast((shown) => (shown === refusal ? null : shown))
  }, [undrawn])

  useEffect(
    () =>
      router.on('flash', ({ detail: { flash } }) => {
        if (flash.success || flash.error || flash.notice) setToast({ flash, id: Date.now() })
      }),
    []
  )

  return (
    <div className={classes.host} role="status" aria-live="polite" aria-label={t('region')}>
      {toast && (
        <Toast
          key={toast.id}
          flash={toast.flash}
          onClose={() => setToast((shown) => (shown === toast ? null : shown))}
        />
      )}
    </div>
  )
}
