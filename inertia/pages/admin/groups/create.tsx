import type { BranchOption } from '~/components/branches/types'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { GroupForm } from '~/components/groups/form/group_form'
import type { FormOptions } from '~/components/groups/types'
import { PageHeader } from '~/ui/page/page_header'

interface GroupCreateProps {
  course: string | null
  options: FormOptions
  branches: BranchOption[]
  today: string
}

export default function GroupCreate({ course, options, today }: GroupCreateProps) {
  const t = useTranslations('groups')
  const title = t('create_title')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: urlFor('admin.groups.index') }]}
      />
      <GroupForm title={title} group={null} course={course} options={options} today={today} />
    </>
  )
}
