import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EverybodyOut } from '~/components/settings/security/everybody_out'
import type { SecurityForm as Saved } from '~/components/settings/security/use_security_form'
import { SecurityFacts } from '~/components/settings/security/security_facts'
import { SecurityForm } from '~/components/settings/security/security_form'
import { PageHeader } from '~/ui/page/page_header'
import profile from '~/components/profile/profile.module.css'

interface SecurityProps {
  security: Saved
  minutes: number[]
  may_update: boolean
}

export default function Security({ security, minutes, may_update: mayUpdate }: SecurityProps) {
  const t = useTranslations('security')
  const [saves, setSaves] = useState(0)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {!mayUpdate && <SecurityFacts security={security} />}
      {mayUpdate && (
        <div className={profile.stack}>
          <SecurityForm
            key={saves}
            security={security}
            minutes={minutes}
            onSaved={() => setSaves((count) => count + 1)}
          />
          <EverybodyOut />
        </div>
      )}
    </>
  )
}
