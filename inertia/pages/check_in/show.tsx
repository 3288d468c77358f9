import { Head } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { CheckInDesk } from '~/components/check_in/check_in_desk'

export default function CheckInShow() {
  const t = useTranslations('check_in')
  return (
    <>
      <Head title={t('title')} />
      <CheckInDesk />
    </>
  )
}
