import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { General as Saved } from '~/components/settings/general_data'
import { GeneralFacts } from '~/components/settings/general_facts'
import { GeneralForm } from '~/components/settings/general_form'
import { PageHeader } from '~/ui/page_header'

interface GeneralProps {
  general: Saved
  may_update: boolean
}

export default function General({ general, may_update: mayUpdate }: GeneralProps) {
  const t = useTranslations('general')
  const [saves, setSaves] = useState(0)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {mayUpdate ? (
        <GeneralForm key={saves} general={general} onSaved={() => setSaves((count) => count + 1)} />
      ) : (
        <GeneralFacts general={general} />
      )}
    </>
  )
}
