import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PolicyChangeProps, PolicyProps } from '~/components/attendance_policies/policy_data'
import { PolicyFacts } from '~/components/attendance_policies/policy_facts'
import { PolicyForm } from '~/components/attendance_policies/policy_form'
import { PolicyHistory } from '~/components/attendance_policies/policy_history'
import { RemoveChangeDialog } from '~/components/attendance_policies/remove_change_dialog'
import { PageHeader } from '~/ui/page/page_header'

interface AttendanceProps {
  policy: PolicyProps
  changes: PolicyChangeProps[]
  standard: PolicyProps
  today: string
  may_update: boolean
}

export default function Attendance(props: AttendanceProps) {
  const { policy, changes, standard, today, may_update: canUpdate } = props
  const t = useTranslations('attendance_policy')
  const [saves, setSaves] = useState(0)
  const [removing, setRemoving] = useState<PolicyChangeProps>()
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {canUpdate ? (
        <PolicyForm
          key={saves}
          title={t('title')}
          policy={policy}
          today={today}
          url={urlFor('admin.settings.attendance.update')}
          onSaved={() => setSaves((count) => count + 1)}
        />
      ) : (
        <PolicyFacts policy={policy} />
      )}
      <PolicyHistory
        changes={changes}
        standard={standard}
        onRemove={canUpdate ? setRemoving : undefined}
      />
      {removing && (
        <RemoveChangeDialog
          change={removing}
          version={policy.version}
          url={urlFor('admin.settings.attendance.changes.destroy', { change: removing.version })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}
