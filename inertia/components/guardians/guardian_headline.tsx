import { useTranslations } from 'use-intl'
import { GuardianStatusWord } from '~/components/guardians/guardian_status_word'
import type { GuardianDetail } from '~/components/guardians/types'
import { useFormat } from '~/hooks/use_format'
import classes from '~/ui/record/names.module.css'

export function GuardianHeadline({ guardian }: { guardian: GuardianDetail }) {
  const t = useTranslations('guardians.fields')
  const record = useTranslations('ui.record')
  const format = useFormat()
  return (
    <>
      <GuardianStatusWord guardian={guardian} />
      <span>
        <span className={classes.quiet}>{t('number')}</span> <bdi dir="ltr">{guardian.number}</bdi>
      </span>
      <span>
        <span className={classes.quiet}>{t('phone')}</span>{' '}
        {guardian.phone ? <bdi dir="ltr">{guardian.phone_written}</bdi> : record('none')}
      </span>
      <span>
        <span className={classes.quiet}>{t('created_at')}</span> {format.dayOf(guardian.created_at)}
      </span>
    </>
  )
}
