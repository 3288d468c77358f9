import { router } from '@inertiajs/react'
import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SecondPayerFields } from '~/components/enrolments/second_payer/second_payer_fields'
import type { EnrolmentPayers } from '~/components/enrolments/second_payer/use_second_payer'
import { useSecondPayerForm } from '~/components/enrolments/second_payer/use_second_payer_form'
import { DialogForm } from '~/ui/form/dialog_form'

interface SecondPayerFormProps {
  enrolment: string
  title: string
  place: string | undefined
  payers: EnrolmentPayers
  onClose: () => void
}

export function SecondPayerForm(props: SecondPayerFormProps) {
  const { enrolment, title, place, payers, onClose } = props
  const t = useTranslations('enrolments')
  const form = useSecondPayerForm(payers)
  const { second } = payers
  const options = { preserveScroll: true, preserveState: true, onSuccess: onClose } as const
  const url = urlFor('admin.enrolments.second_payer.store', { id: enrolment })
  const remove = () => router.delete(url, { ...options, data: { current: second!.id } })
  return (
    <DialogForm
      title={title}
      saveLabel={t('second_payer.save')}
      cancelLabel={t('ask.cancel')}
      isPending={form.processing}
      onCancel={onClose}
      onSubmit={() => form.post(url, options)}
    >
      {place && <Text fw={500}>{place}</Text>}
      <Text>{t('ask.second_payer.text')}</Text>
      <SecondPayerFields form={form} enrolment={enrolment} payers={payers} />
      {second && (
        <Button variant="subtle" color="danger" onClick={remove} style={{ alignSelf: 'start' }}>
          {t('second_payer.remove')}
        </Button>
      )}
    </DialogForm>
  )
}
