import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { hueOf } from '~/components/calendar/hue_of'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useFormat } from '~/hooks/use_format'
import { usePhone } from '~/hooks/use_narrow'
import classes from './more_sessions.module.css'

const MOST_DOTS = 4

/** It counts the sessions a day of a month has no room for, on a phone all of them, and leads to the day. */
export function MoreSessions({ sessions }: { sessions: ShownSession[] }) {
  const t = useTranslations('calendar')
  const { number } = useFormat()
  const count = sessions.length
  if (!usePhone())
    return (
      <span className={classes.more} data-more>
        {t('more', { count })}
      </span>
    )
  return (
    <span className={classes.count} data-more>
      <span aria-hidden>{number(count)}</span>
      <span className={classes.dots} aria-hidden>
        {commonest(sessions).map((session) => (
          <span key={session.id} className={classes.dot} style={hueOf(session)} />
        ))}
      </span>
      <VisuallyHidden>{t('sessions', { count })}</VisuallyHidden>
    </span>
  )
}

/** One session of each colour, the commonest first. */
function commonest(sessions: ShownSession[]) {
  const colours = Map.groupBy(sessions, ({ colour, hue, tone }) => colour ?? hue ?? tone)
  return [...colours.values()]
    .sort((one, other) => other.length - one.length)
    .slice(0, MOST_DOTS)
    .map(([first]) => first!)
}
