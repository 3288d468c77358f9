import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { GuardianMode } from '~/components/guardians/links/guardian_kind_choice'
import type { SameContact } from '~/components/people/types'
import { StudentForm } from '~/components/students/form/student_form'
import type { Duplicate } from '~/components/students/types'
import { PageHeader } from '~/ui/page/page_header'

type StudentCreateProps = {
  duplicates: Duplicate[]
  guardian_duplicates: SameContact[]
  guardian_modes: GuardianMode[]
}

export default function StudentCreate(props: StudentCreateProps) {
  const { duplicates, guardian_duplicates: suspects, guardian_modes: modes } = props
  const t = useTranslations('students')
  const title = t('create_title')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: urlFor('admin.students.index') }]}
      />
      <StudentForm
        title={title}
        student={null}
        duplicates={duplicates}
        guardian={{ suspects, modes }}
      />
    </>
  )
}
