import { useTranslations } from 'use-intl'
import { LevelForm } from '~/components/levels/level_form'
import { levelUrls } from '~/components/levels/level_urls'
import { PageHeader } from '~/ui/page_header'

export default function LevelCreate(_: { level: null }) {
  const t = useTranslations('levels')
  const title = t('create_title')
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('title'), href: levelUrls.index() }]} />
      <LevelForm title={title} level={null} />
    </>
  )
}
