import { Text, Title } from '@mantine/core'
import { IconDeviceTabletOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { PageTitle } from '~/ui/page/page_title'
import classes from '~/components/check_in/check_in.module.css'

export default function CheckInClosed() {
  const t = useTranslations('check_in.closed')
  return (
    <div className={classes.answer}>
      <PageTitle title={t('title')} />
      <IconDeviceTabletOff size={72} stroke={1.2} aria-hidden />
      <Title order={1}>{t('title')}</Title>
      <Text size="lg">{t('text')}</Text>
    </div>
  )
}
