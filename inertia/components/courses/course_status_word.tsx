import { useTranslations } from 'use-intl'
import type { CourseStatus } from '~/components/courses/types'
import { StatusDot } from '~/ui/status_dot'

export function CourseStatusWord({
  course,
}: {
  course: { status: CourseStatus; archived_at: string | null }
}) {
  const t = useTranslations('courses.status')
  if (course.archived_at) return <StatusDot tone="neutral">{t('archived')}</StatusDot>
  const tone = course.status === 'active' ? 'success' : 'attention'
  return <StatusDot tone={tone}>{t(course.status)}</StatusDot>
}
