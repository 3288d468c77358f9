import { useTranslations } from 'use-intl'
import { GroupForm } from '~/components/groups/group_form'
import { groupUrls } from '~/components/groups/group_urls'
import type { FormOptions } from '~/components/groups/types'
import { PageHeader } from '~/ui/page_header'

export default function GroupCreate({ options, today }: { options: FormOptions; today: string }) {
  const t = useTranslations('groups')
  const title = t('create_title')
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('title'), href: groupUrls.index() }]} />
      <GroupForm title={title} group={null} options={options} today={today} />
    </>
  )
}
