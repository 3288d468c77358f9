import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentsFacts } from '~/components/settings/documents/documents_facts'
import {
  DocumentsForm,
  type NextDocumentsProps,
} from '~/components/settings/documents/documents_form'
import { SellerCard, type SellerProps } from '~/components/settings/documents/seller_card'
import type { DocumentSettingsProps } from '~/components/settings/documents/use_documents_form'
import { PageHeader } from '~/ui/page/page_header'

interface DocumentsProps {
  settings: DocumentSettingsProps
  seller: SellerProps
  next: NextDocumentsProps
  may_update: boolean
}

export default function Documents(props: DocumentsProps) {
  const { settings, seller, next, may_update: canUpdate } = props
  const t = useTranslations('document_settings')
  const [saves, setSaves] = useState(0)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {canUpdate ? (
        <DocumentsForm
          key={saves}
          settings={settings}
          seller={seller}
          next={next}
          onSaved={() => setSaves((count) => count + 1)}
        />
      ) : (
        <Stack gap="md">
          <SellerCard seller={seller} />
          <DocumentsFacts settings={settings} hasQr={seller.has_qr} />
        </Stack>
      )}
    </>
  )
}
