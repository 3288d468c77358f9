import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { studentUrls } from '~/components/students/student_urls'
import classes from '~/components/students/student_tabs.module.css'

export type StudentTab = 'overview' | 'activity'

const tabs: StudentTab[] = ['overview', 'activity']

/** The parts of a student's record, as links: each has its own address. */
export function StudentTabs({ id, current }: { id: string; current: StudentTab }) {
  const t = useTranslations('students.show')
  const href = (tab: StudentTab) => studentUrls.show(id) + (tab === 'overview' ? '' : `?tab=${tab}`)
  return (
    <nav className={classes.tabs} aria-label={t('tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          href={href(tab)}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
          preserveScroll
          preserveState
        >
          {t(tab)}
        </Link>
      ))}
    </nav>
  )
}
