import { useTranslations } from 'use-intl'
import { TermForm } from '~/components/terms/term_form'
import { termUrls } from '~/components/terms/term_urls'
import { PageHeader } from '~/ui/page_header'

export default function TermCreate(_: { term: null }) {
  const t = useTranslations('terms')
  const title = t('create_title')
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: t('title'), href: termUrls.index() }]} />
      <TermForm title={title} term={null} />
    </>
  )
}
