import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { GroupForm } from '~/components/groups/form/group_form'
import type { FormOptions } from '~/components/groups/types'
import { PageHeader } from '~/ui/page/page_header'

export default function GroupCreate({ options, today }: { options: FormOptions; today: string }) {
  const t = useTranslations('groups')
  const title = t('create_title')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: urlFor('admin.groups.index') }]}
      />
      <GroupForm title={title} group={null} options={options} today={today} />
    </>
  )
}
