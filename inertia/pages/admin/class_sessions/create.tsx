import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SessionForm, type SessionFormProps } from '~/components/class_sessions/form/session_form'
import { PageHeader } from '~/ui/page/page_header'

export default function ClassSessionCreate(props: SessionFormProps) {
  const t = useTranslations('sessions')
  return (
    <>
      <PageHeader
        title={t('create_title')}
        crumbs={[{ label: t('title'), href: urlFor('admin.class_sessions.index') }]}
      />
      <SessionForm {...props} />
    </>
  )
}
