import { Button, Skeleton, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { StoredNames } from '#domain/shared/text/person_names'
import type { ActedRow } from '~/components/enrolments/acts/enrolment_acts'
import { SecondPayerForm } from '~/components/enrolments/second_payer/second_payer_form'
import { useSecondPayer } from '~/components/enrolments/second_payer/use_second_payer'
import { Dialog } from '~/ui/dialog/dialog'
import { useNames } from '~/ui/names/use_names'

interface SecondPayerDialogProps {
  row: ActedRow
  student: StoredNames
  place?: string
  onClose: () => void
}

export function SecondPayerDialog({ row, student, place, onClose }: SecondPayerDialogProps) {
  const t = useTranslations('enrolments')
  const name = useNames()(student).lead
  const title = t('ask.second_payer.title', { name })
  const { answer, hasFailed, retry } = useSecondPayer(row.id)
  return (
    <Dialog opened title={title} onClose={onClose} staysOpen>
      {answer ? (
        <SecondPayerForm
          enrolment={row.id}
          title={title}
          place={place}
          payers={answer}
          onClose={onClose}
        />
      ) : hasFailed ? (
        <>
          <Text role="alert">{t('second_payer.failed')}</Text>
          <Button variant="default" onClick={retry}>
            {t('warnings.retry')}
          </Button>
        </>
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}
