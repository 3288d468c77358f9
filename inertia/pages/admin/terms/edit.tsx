import { useTranslations } from 'use-intl'
import { TermForm } from '~/components/terms/term_form'
import { termUrls } from '~/components/terms/term_urls'
import type { TermDetail } from '~/components/terms/types'
import { useBothNames } from '~/ui/both_names'
import { PageHeader } from '~/ui/page_header'

export default function TermEdit({ term }: { term: TermDetail }) {
  const t = useTranslations('terms')
  const name = useBothNames()(term).lead
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: termUrls.index() },
          { label: name, href: termUrls.show(term.id) },
        ]}
      />
      <TermForm title={title} term={term} />
    </>
  )
}
