import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ImportSteps } from '~/components/imports/import_steps'
import type { ImportEntity } from '~/components/imports/types'
import { UploadForm } from '~/components/imports/upload_form'
import { PageHeader } from '~/ui/page/page_header'

interface ImportCreateProps {
  entities: ImportEntity[]
  entity: ImportEntity | null
  limits: { rows: number; megabytes: number }
}

export default function ImportCreate({ entities, entity, limits }: ImportCreateProps) {
  const t = useTranslations('imports')
  return (
    <>
      <PageHeader
        title={t('upload.title')}
        crumbs={[{ label: t('title'), href: urlFor('admin.imports.index') }]}
      />
      <ImportSteps at="file" />
      {entity ? (
        <UploadForm key={entity} entities={entities} entity={entity} limits={limits} />
      ) : (
        <p>{t('upload.nothing')}</p>
      )}
    </>
  )
}
