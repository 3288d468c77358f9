import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import { NextStepButton } from '~/ui/record/next_step_button'
import { EntryPage } from '~/components/catalogue/entry_page'
import { recordUrls } from '~/ui/record/record_urls'
import type { EntryProps } from '~/components/catalogue/types'
import type { LevelDetail } from '~/components/levels/types'
import { useTranslations } from 'use-intl'
import { EntryFacts } from '~/components/catalogue/entry_facts'
import { useAges } from '~/components/levels/use_ages'
import { useFormat } from '~/hooks/use_format'

type LevelShowProps = EntryProps & { level: LevelDetail }

export default function LevelShow({ level, uses, activity, tab, can }: LevelShowProps) {
  const t = useTranslations('levels.acts')
  const may = usePermissions()
  return (
    <EntryPage
      area="levels"
      one="level"
      entry={level}
      uses={uses}
      activity={activity}
      tab={tab}
      can={can}
      urls={recordUrls('levels')}
      primary={
        may('admin.courses.create') && (
          <NextStepButton
            href={urlFor('admin.courses.create', {}, { qs: { level: level.id } })}
            label={t('add_course')}
          />
        )
      }
      overview={<LevelOverview level={level} />}
    />
  )
}

function LevelOverview({ level }: { level: LevelDetail }) {
  const t = useTranslations('levels')
  const format = useFormat()
  const ages = useAges()
  const description = level.description && <bdi>{level.description}</bdi>
  return (
    <EntryFacts
      area="levels"
      entry={level}
      facts={[
        { label: t('fields.position'), value: format.number(level.position) },
        { label: t('fields.scope'), value: t(`scope.${level.scope}`) },
        { label: t('columns.ages'), value: ages(level) },
        { label: t('fields.description'), value: description },
        { label: t('fields.created_at'), value: format.dayOf(level.created_at) },
      ]}
    />
  )
}
