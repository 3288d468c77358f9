import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { InstructorForm } from '~/components/instructors/instructor_form'
import type { InstructorDetail, Options } from '~/components/instructors/types'
import type { SameContact } from '~/components/people/types'
import { PageHeader } from '~/ui/page/page_header'
import { useNames } from '~/ui/names/use_names'

type InstructorEditProps = {
  instructor: InstructorDetail
  options: Options
  duplicates: SameContact[]
}

export default function InstructorEdit({ instructor, options, duplicates }: InstructorEditProps) {
  const t = useTranslations('instructors')
  const name = useNames()(instructor).lead
  const title = t('edit_title', { name })
  const crumbs = [
    { label: t('title'), href: urlFor('admin.instructors.index') },
    { label: name, href: urlFor('admin.instructors.show', { id: instructor.id }) },
  ]
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <InstructorForm
        title={title}
        instructor={instructor}
        options={options}
        duplicates={duplicates}
      />
    </>
  )
}
