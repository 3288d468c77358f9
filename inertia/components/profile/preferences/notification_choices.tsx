import { useTranslations } from 'use-intl'
import { type Notification, useProfileRoute } from '~/components/profile/profile'
import styles from '~/components/profile/preferences/notifications.module.css'
import classes from '~/components/profile/profile.module.css'
import { router } from '@inertiajs/react'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { urlFor } from '~/client'
import { ErrorText } from '~/ui/error_text'

export function NotificationChoices({ notifications }: { notifications: Notification[] }) {
  const t = useTranslations('profile.notifications')
  return (
    <section className={classes.card} aria-labelledby="letters-title">
      <h2 id="letters-title" className={classes.subtitle}>
        {t('title')}
      </h2>
      <p className={classes.quiet}>{t('lead')}</p>
      <ul className={styles.news}>
        {notifications.map((one) => (
          <li key={one.kind}>
            <div className={styles.text}>
              <strong id={`news-${one.kind}`}>{t(`kinds.${one.kind}.name`)}</strong>
              <span id={`news-${one.kind}-text`} className={classes.quiet}>
                {t(`kinds.${one.kind}.text`)}
              </span>
            </div>
            {one.always ? (
              <span className={classes.quiet}>{t('always')}</span>
            ) : (
              one.channels.map(({ channel, told }) => (
                <NotificationSwitch key={channel} kind={one.kind} channel={channel} told={told} />
              ))
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface NotificationSwitchProps {
  kind: Notification['kind']
  channel: Notification['channels'][number]['channel']
  told: boolean
}

function NotificationSwitch({ kind, channel, told }: NotificationSwitchProps) {
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
