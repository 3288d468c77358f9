import { useTranslations } from 'use-intl'
import { useDocumentValue } from '~/components/settings/documents/use_document_value'
import {
  documentFields,
  type DocumentSettingsProps,
} from '~/components/settings/documents/use_documents_form'
import profile from '~/components/profile/profile.module.css'

interface DocumentsFactsProps {
  settings: DocumentSettingsProps
  hasQr: boolean
}

export function DocumentsFacts({ settings, hasQr }: DocumentsFactsProps) {
  const t = useTranslations('document_settings.fields')
  const empty = useTranslations('ui.stale')('empty')
  const write = useDocumentValue()
  return (
    <dl className={`${profile.card} ${profile.facts}`}>
      {documentFields
        .filter((name) => name !== 'qr' || hasQr)
        .map((name) => (
          <div key={name} className={profile.fact}>
            <dt>{t(name)}</dt>
            <dd dir="auto">{write(name, settings[name]) || empty}</dd>
          </div>
        ))}
    </dl>
  )
}
