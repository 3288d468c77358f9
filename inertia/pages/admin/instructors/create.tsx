import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { InstructorForm } from '~/components/instructors/instructor_form'
import type { Options } from '~/components/instructors/types'
import type { SameContact } from '~/components/people/types'
import { PageHeader } from '~/ui/page/page_header'

type InstructorCreateProps = {
  options: Options
  duplicates: SameContact[]
}

export default function InstructorCreate({ options, duplicates }: InstructorCreateProps) {
  const t = useTranslations('instructors')
  const title = t('create_title')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: urlFor('admin.instructors.index') }]}
      />
      <InstructorForm title={title} instructor={null} options={options} duplicates={duplicates} />
    </>
  )
}
