import { useTranslations } from 'use-intl'
import type { LevelDetail } from '~/components/levels/types'
import { useAges } from '~/components/levels/use_ages'
import { useFormat } from '~/hooks/use_format'
import { FactsCard } from '~/ui/record/facts_card'

/** What is known about a level. */
export function LevelOverview({ level }: { level: LevelDetail }) {
  const t = useTranslations('levels')
  const format = useFormat()
  const ages = useAges()
  const code = <bdi dir="ltr">{level.code}</bdi>
  return (
    <FactsCard
      facts={[
        { label: t('fields.name_en'), value: level.name_en && <bdi>{level.name_en}</bdi> },
        { label: t('fields.name_ar'), value: level.name_ar && <bdi>{level.name_ar}</bdi> },
        { label: t('fields.code'), value: code, copy: level.code },
        { label: t('fields.position'), value: format.number(level.position) },
        { label: t('fields.scope'), value: t(`scope.${level.scope}`) },
        { label: t('columns.ages'), value: ages(level) },
        {
          label: t('fields.description'),
          value: level.description && <bdi>{level.description}</bdi>,
        },
        { label: t('fields.created_at'), value: format.dayOf(level.created_at) },
      ]}
    />
  )
}
