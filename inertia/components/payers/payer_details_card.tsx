import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PayerLanguageDialog } from '~/components/payers/payer_language_dialog'
import type { CentreLanguage, PayerDetail } from '~/components/payers/types'
import { FactsCard } from '~/ui/record/facts_card'

interface PayerDetailsCardProps {
  payer: PayerDetail
  centreLanguage: CentreLanguage
  can: boolean
}

export function PayerDetailsCard({ payer, centreLanguage, can }: PayerDetailsCardProps) {
  const t = useTranslations('payers')
  const [isChanging, setChanging] = useState(false)
  const language = payer.language
    ? t(`languages.${payer.language}`)
    : t('details.of_centre', { language: t(`languages.${centreLanguage}`) })
  const facts = [
    { label: t('details.kind'), value: t(`kind.${payer.kind}`) },
    { label: t('details.number'), value: payer.number && <bdi dir="ltr">{payer.number}</bdi> },
    {
      label: t('details.tax_number'),
      value: payer.tax_number && <bdi dir="ltr">{payer.tax_number}</bdi>,
      copy: payer.tax_number,
    },
    { label: t('details.address'), value: payer.address && <bdi>{payer.address}</bdi> },
    {
      label: t('details.language'),
      value: (
        <div>
          {language}
          {can && (
            <div>
              <Button variant="default" size="compact-sm" onClick={() => setChanging(true)}>
                {t('language.change')}
              </Button>
            </div>
          )}
        </div>
      ),
    },
  ]
  return (
    <>
      <FactsCard title={t('details.title')} facts={facts.filter(({ value }) => value)} />
      {isChanging && (
        <PayerLanguageDialog
          payer={payer}
          centreLanguage={centreLanguage}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
