import { useTranslations } from 'use-intl'
import { sampleEmail, samplePhone } from '~/components/preview/sample/sample_people'
import { FactsCard } from '~/ui/record/facts_card'

export function SampleContact() {
  const t = useTranslations('preview')
  return (
    <FactsCard
      title={t('sample.section')}
      facts={[
        {
          label: t('columns.phone'),
          value: <bdi dir="ltr">{samplePhone}</bdi>,
          copy: samplePhone,
        },
        {
          label: t('columns.email'),
          value: <bdi dir="ltr">{sampleEmail}</bdi>,
          copy: sampleEmail,
        },
      ]}
    />
  )
}
