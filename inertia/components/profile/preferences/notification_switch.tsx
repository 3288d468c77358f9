import { router } from '@inertiajs/react'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Notification } from '~/components/profile/types'
import { useProfileRoute } from '~/components/profile/use_profile_route'
import { ErrorText } from '~/ui/error_text'

interface NotificationSwitchProps {
  kind: Notification['kind']
  channel: Notification['channels'][number]['channel']
  told: boolean
}

/** One kind of news by one channel: on or off as soon as it is chosen. */
export function NotificationSwitch({ kind, channel, told }: NotificationSwitchProps) {
  const t = useTranslations('profile.notifications')
  const profile = useProfileRoute()
  const [isOn, setOn] = useState(told)
  const [error, setError] = useState<string>()

  function choose(wanted: boolean): void {
    setOn(wanted)
    setError(undefined)
    router.flushAll()
    router.put(
      urlFor(`${profile}.notifications.update`),
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
