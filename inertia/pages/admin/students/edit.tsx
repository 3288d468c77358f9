import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { StudentForm } from '~/components/students/form/student_form'
import type { Duplicate, StudentDetail } from '~/components/students/types'
import { useNames } from '~/ui/names/use_names'
import { PageHeader } from '~/ui/page/page_header'

interface StudentEditProps {
  student: StudentDetail
  duplicates: Duplicate[]
}

export default function StudentEdit({ student, duplicates }: StudentEditProps) {
  const t = useTranslations('students')
  const name = useNames()(student).lead
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: urlFor('admin.students.index') },
          { label: name, href: urlFor('admin.students.show', { id: student.id }) },
        ]}
      />
      <StudentForm title={title} student={student} duplicates={duplicates} />
    </>
  )
}
