import { router } from '@inertiajs/react'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { profileUrls } from '~/components/profile/profile_urls'
import type { Notification } from '~/components/profile/types'
import { useKind } from '~/components/profile/use_kind'
import { ErrorText } from '~/ui/error_text'

interface NotificationSwitchProps {
  kind: Notification['kind']
  channel: Notification['channels'][number]['channel']
  told: boolean
}

/** One kind of news by one channel: on or off as soon as it is chosen. */
export function NotificationSwitch({ kind, channel, told }: NotificationSwitchProps) {
  const t = useTranslations('profile.notifications')
  const account = useKind()
  const [isOn, setOn] = useState(told)
  const [error, setError] = useState<string>()

  function choose(wanted: boolean): void {
    setOn(wanted)
    setError(undefined)
    router.flushAll()
    router.put(
      profileUrls.notifications(account),
      { kind, channel, wanted },
      {
        preserveState: true,
        preserveScroll: true,
        onError: (errors) => {
          setOn(!wanted)
          setError(Object.values(errors)[0])
        },
      }
    )
  }

  return (
    <div>
      <Switch
        checked={isOn}
        onChange={(event) => choose(event.currentTarget.checked)}
        label={t(`channels.${channel}`)}
        aria-label={t('told', {
          kind: t(`kinds.${kind}.name`),
          channel: t(`channels.${channel}`),
        })}
        aria-describedby={`news-${kind}-text`}
        labelPosition="left"
        data-notification={kind}
      />
      {error && <ErrorText>{error}</ErrorText>}
    </div>
  )
}
