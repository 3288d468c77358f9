import { useTranslations } from 'use-intl'
import { PageHeader } from '~/ui/page/page_header'

export default function Calendar() {
  const t = useTranslations('calendar')
  return <PageHeader title={t('title')} />
}
