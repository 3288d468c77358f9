import { useTranslations } from 'use-intl'
import { CheckInDesk } from '~/components/check_in/check_in_desk'
import { PageTitle } from '~/ui/page/page_title'

export default function CheckInShow() {
  const t = useTranslations('check_in')
  return (
    <>
      <PageTitle title={t('title')} />
      <CheckInDesk />
    </>
  )
}
