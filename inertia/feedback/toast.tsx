import { router } from '@inertiajs/react'
import { IconAlertCircle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { toastTime } from '~/feedback/toast_time'
import { useCountdown } from '~/feedback/use_countdown'
import { useWayBack } from '~/feedback/use_way_back'
import type { Flash, Undo } from '~/types'
import classes from '~/feedback/toast.module.css'

interface ToastProps {
  flash: Flash
  onClose: () => void
}

export function Toast({ flash, onClose }: ToastProps) {
  const t = useTranslations('shell.toast')
  const toast = useRef<HTMLDivElement>(null)
  useWayBack(toast)
  const { pause, resume } = useCountdown(toastTime(flash), onClose)
  const tone = flash.error ? 'danger' : flash.success ? 'success' : 'info'
  const Icon = { danger: IconAlertCircle, success: IconCheck, info: IconInfoCircle }[tone]

  function takeBack({ method, url, data }: Undo): void {
    onClose()
    router.visit(url, { method, data, preserveScroll: true, preserveState: true })
  }

  return (
    <div
      ref={toast}
      className={classes.toast}
      data-toast={tone}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <span className={classes.icon} data-tone={tone} aria-hidden="true">
        <Icon size={18} />
      </span>
      <span className={classes.text}>{flash.error ?? flash.success ?? flash.notice}</span>
      {flash.undo && (
        <button
          type="button"
          className={classes.act}
          onClick={() => flash.undo && takeBack(flash.undo)}
        >
          {flash.undo.label || t('undo')}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  )
}
