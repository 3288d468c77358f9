import type { BranchOption } from '~/components/branches/types'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { GroupForm } from '~/components/groups/form/group_form'
import type { FormOptions, GroupDetail } from '~/components/groups/types'
import { useBothNames } from '~/ui/names/both_names'
import { PageHeader } from '~/ui/page/page_header'

interface GroupEditProps {
  group: GroupDetail
  options: FormOptions
  branches: BranchOption[]
  today: string
}

export default function GroupEdit({ group, options, today }: GroupEditProps) {
  const t = useTranslations('groups')
  const { title_en, title_ar } = group
  const name = useBothNames()({ title_en, title_ar }).lead
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: urlFor('admin.groups.index') },
          { label: name, href: urlFor('admin.groups.show', { id: group.id }) },
        ]}
      />
      <GroupForm title={title} group={group} options={options} today={today} />
    </>
  )
}
