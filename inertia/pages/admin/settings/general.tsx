import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { General as Saved } from '~/components/settings/general/use_general_form'
import { GeneralFacts } from '~/components/settings/general/general_facts'
import { GeneralForm } from '~/components/settings/general/general_form'
import { openSettings } from '~/components/settings/settings_store'
import { usePermissions } from '~/hooks/use_permissions'
import { PageHeader } from '~/ui/page/page_header'

interface GeneralProps {
  general: Saved
  may_update: boolean
}

export default function General({ general, may_update: mayUpdate }: GeneralProps) {
  const t = useTranslations('general')
  const may = usePermissions()
  const [saves, setSaves] = useState(0)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        primary={
          <>
            <Button variant="default" component={Link} href={urlFor('admin.branches.index')}>
              {t('branches')}
            </Button>
            {may('admin.financial_settings.index') && (
              <Button variant="default" onClick={openSettings}>
                {t('financial')}
              </Button>
            )}
          </>
        }
      />
      {mayUpdate ? (
        <GeneralForm key={saves} general={general} onSaved={() => setSaves((count) => count + 1)} />
      ) : (
        <GeneralFacts general={general} />
      )}
    </>
  )
}
