import { useTranslations } from 'use-intl'
import { NotificationSwitch } from '~/components/profile/preferences/notification_switch'
import type { Notification } from '~/components/profile/types'
import styles from '~/components/profile/preferences/notifications.module.css'
import classes from '~/components/profile/profile.module.css'

/** What one is told of by letter; each switch acts at once, and what is about security has none. */
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
