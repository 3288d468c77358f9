import { useTranslations } from 'use-intl'
import { studentUrls } from '~/components/students/student_urls'
import { LinkTabs } from '~/ui/link_tabs'

export type StudentTab = 'overview' | 'activity'

const tabs: StudentTab[] = ['overview', 'activity']

/** The parts of a student's record. */
export function StudentTabs({ id, current }: { id: string; current: StudentTab }) {
  const t = useTranslations('students.show')
  const href = (tab: StudentTab) => studentUrls.show(id) + (tab === 'overview' ? '' : `?tab=${tab}`)
  return (
    <LinkTabs
      label={t('tabs')}
      tabs={tabs.map((tab) => ({ href: href(tab), label: t(tab), isCurrent: tab === current }))}
    />
  )
}
