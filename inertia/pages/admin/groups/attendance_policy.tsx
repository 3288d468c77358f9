import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { SaidPolicy } from '~/components/attendance_policies/policy_data'
import { PolicyForm } from '~/components/attendance_policies/policy_form'
import type { GroupDetail } from '~/components/groups/types'
import { useBothNames } from '~/ui/names/both_names'
import { PageHeader } from '~/ui/page/page_header'

interface GroupAttendancePolicyProps {
  group: Pick<GroupDetail, 'id' | 'code' | 'title_en' | 'title_ar'>
  policy: SaidPolicy
  inherited: SaidPolicy
}

export default function GroupAttendancePolicy(props: GroupAttendancePolicyProps) {
  const { group, policy, inherited } = props
  const t = useTranslations('attendance_policy.group')
  const groups = useTranslations('groups')
  const { id, title_en, title_ar } = group
  const name = useBothNames()({ title_en, title_ar }).lead
  const title = t('title', { name })
  const back = urlFor('admin.groups.show', { id })
  return (
    <>
      <PageHeader
        title={title}
        lead={t('lead')}
        crumbs={[
          { label: groups('title'), href: urlFor('admin.groups.index') },
          { label: name, href: back },
        ]}
      />
      <PolicyForm
        title={title}
        policy={policy}
        centre={inherited}
        url={urlFor('admin.groups.attendance_policy.update', { id })}
        cancelHref={back}
      />
    </>
  )
}
