import { Link } from '@adonisjs/inertia/react'
import { IconBriefcase, IconChalkboard, IconChevronRight, IconSchool } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { portalRoutes } from '~/components/shell/portal_routes'
import { useShared } from '~/hooks/use_shared'
import { Mark } from '~/ui/mark'
import { PageTitle } from '~/ui/page/page_title'
import classes from '~/components/guest/guest.module.css'

const doors = [
  { door: 'student', Icon: IconSchool },
  { door: 'instructor', Icon: IconChalkboard },
  { door: 'admin', Icon: IconBriefcase },
] as const

export default function Welcome() {
  const t = useTranslations('auth.doors')
  const words = useTranslations('home.welcome')
  const { tenant, app } = useShared()
  const otherName = app.locale === 'ar' ? tenant?.name_en : tenant?.name_ar

  return (
    <div className={classes.welcome}>
      <PageTitle title={words('title')} />
      <span className={classes.mark}>
        <Mark size={72} />
      </span>
      <h1 className={classes.title} tabIndex={-1}>
        {tenant?.name ?? app.name}
      </h1>
      {otherName && otherName !== tenant?.name && (
        <p className={classes.other} lang={app.locale === 'ar' ? 'en' : 'ar'}>
          <bdi>{otherName}</bdi>
        </p>
      )}
      <p className={classes.lead}>{words('lead')}</p>
      <ul className={classes.doors}>
        {doors.map(({ door, Icon }) => (
          <li key={door}>
            <Link href={portalRoutes(door).login} className={classes.door} prefetch>
              <span className={classes.icon} aria-hidden="true">
                <Icon size={22} stroke={1.6} />
              </span>
              <span className={classes.words}>
                <strong>{t(`${door}.name`)}</strong>
                <span>{t(`${door}.text`)}</span>
              </span>
              <IconChevronRight size={18} className={`mirrored ${classes.chevron}`} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
