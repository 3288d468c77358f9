import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { SheetName } from '~/components/preview/entries'
import { sheets } from '~/components/preview/sheets'
import { useEntryTitle } from '~/components/preview/use_entries'
import { PageHeader } from '~/ui/page/page_header'
import classes from '~/components/preview/preview.module.css'

interface ComponentsProps {
  sheet: SheetName
}

export default function Components({ sheet }: ComponentsProps) {
  const t = useTranslations('preview')
  const title = useEntryTitle()
  const Sheet = sheets[sheet]
  return (
    <>
      <PageHeader
        title={title('components', sheet)}
        crumbs={[{ label: t('gallery'), href: urlFor('preview.index') }]}
      />
      <div key={sheet} className={classes.sheet}>
        <Sheet />
      </div>
    </>
  )
}
