import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { SaidPolicy } from '~/components/attendance_policies/policy_data'
import { PolicyFacts } from '~/components/attendance_policies/policy_facts'
import { PolicyForm } from '~/components/attendance_policies/policy_form'
import { PageHeader } from '~/ui/page/page_header'

interface AttendanceProps {
  policy: SaidPolicy
  may_update: boolean
}

export default function Attendance({ policy, may_update: mayUpdate }: AttendanceProps) {
  const t = useTranslations('attendance_policy')
  const [saves, setSaves] = useState(0)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {mayUpdate ? (
        <PolicyForm
          key={saves}
          title={t('title')}
          policy={policy}
          url={urlFor('admin.settings.attendance.update')}
          onSaved={() => setSaves((count) => count + 1)}
        />
      ) : (
        <PolicyFacts policy={policy} />
      )}
    </>
  )
}
