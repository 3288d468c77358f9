import { Kbd } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { markKeys } from '~/components/attendance/keys'
import { useShared } from '~/hooks/use_shared'
import { attendanceStatuses } from '#domain/shared/choices/attendance'
import classes from '~/components/attendance/roster.module.css'

/** Told where there is a keyboard, in the letters of the page's language. */
export function KeysHint() {
  const t = useTranslations('attendance')
  const isArabic = useShared().app.locale === 'ar'
  return (
    <p className={classes.keys}>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('keys.move')}
      {attendanceStatuses.map((status) => (
        <span key={status}>
          <Kbd>{markKeys[status][isArabic ? 'arabic' : 'key']}</Kbd> {t(`status.${status}`)}
        </span>
      ))}
    </p>
  )
}
