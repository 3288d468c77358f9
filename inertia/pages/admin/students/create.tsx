import { useTranslations } from 'use-intl'
import { StudentForm } from '~/components/students/student_form'
import { studentUrls } from '~/components/students/student_urls'
import type { Duplicate } from '~/components/students/types'
import { PageHeader } from '~/ui/page_header'

export default function StudentCreate({ duplicates }: { student: null; duplicates: Duplicate[] }) {
  const t = useTranslations('students')
  const title = t('create_title')
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('title'), href: studentUrls.index() }]} />
      <StudentForm title={title} student={null} duplicates={duplicates} />
    </>
  )
}
