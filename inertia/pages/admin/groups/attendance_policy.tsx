import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PolicyChangeProps, PolicyProps } from '~/components/attendance_policies/policy_data'
import { PolicyForm } from '~/components/attendance_policies/policy_form'
import { PolicyHistory } from '~/components/attendance_policies/policy_history'
import { RemoveChangeDialog } from '~/components/attendance_policies/remove_change_dialog'
import type { GroupDetail } from '~/components/groups/types'
import { DialogSubject } from '~/ui/dialog/dialog_subject'
import { useBothNames } from '~/ui/names/both_names'
import { PageHeader } from '~/ui/page/page_header'

interface GroupAttendancePolicyProps {
  group: Pick<GroupDetail, 'id' | 'code' | 'title_en' | 'title_ar'>
  policy: PolicyProps
  inherited: PolicyProps
  changes: PolicyChangeProps[]
  today: string
}

export default function GroupAttendancePolicy(props: GroupAttendancePolicyProps) {
  const { group, policy, inherited, changes, today } = props
  const [removing, setRemoving] = useState<PolicyChangeProps>()
  const t = useTranslations('attendance_policy.group')
  const groups = useTranslations('groups')
  const { id, title_en, title_ar } = group
  const name = useBothNames()({ title_en, title_ar }).lead
  const title = t('title', { name })
  const back = urlFor('admin.groups.show', { id })
  return (
    <DialogSubject name={name}>
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
        today={today}
        url={urlFor('admin.groups.attendance_policy.update', { id })}
        cancelHref={back}
      />
      <PolicyHistory changes={changes} onRemove={setRemoving} />
      {removing && (
        <RemoveChangeDialog
          change={removing}
          version={policy.version}
          url={urlFor('admin.groups.attendance_policy.changes.destroy', {
            id,
            change: removing.version,
          })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </DialogSubject>
  )
}
