import { Skeleton, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useCheckInCode } from '~/components/check_in/use_check_in_code'
import QrCode from '~/ui/qr_code'
import classes from '~/components/check_in/check_in.module.css'

/** What a phone scans; it changes by itself. */
export function ScanCode({ isIdle }: { isIdle: boolean }) {
  const t = useTranslations('check_in.scan')
  const code = useCheckInCode(isIdle)
  return (
    <section className={classes.scan} aria-labelledby="scan">
      <Title order={2} size="h2" id="scan">
        {t('title')}
      </Title>
      {code === undefined && <Skeleton className={classes.code} />}
      {code && (
        <div className={classes.code} data-code={code}>
          <QrCode text={code} label={t('label')} />
        </div>
      )}
      <Text c="dimmed" ta="center" role={code === null ? 'status' : undefined}>
        {code === null ? t('waiting') : t('text')}
      </Text>
    </section>
  )
}
