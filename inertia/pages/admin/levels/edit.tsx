import { useTranslations } from 'use-intl'
import { LevelForm } from '~/components/levels/level_form'
import { levelUrls } from '~/components/levels/level_urls'
import type { LevelDetail } from '~/components/levels/types'
import { useBothNames } from '~/ui/both_names'
import { PageHeader } from '~/ui/page_header'

export default function LevelEdit({ level }: { level: LevelDetail }) {
  const t = useTranslations('levels')
  const name = useBothNames()(level).lead
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: levelUrls.index() },
          { label: name, href: levelUrls.show(level.id) },
        ]}
      />
      <LevelForm title={title} level={level} />
    </>
  )
}
