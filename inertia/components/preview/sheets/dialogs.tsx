import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Sample } from '~/components/preview/sample/sample'
import { useOpened } from '~/components/preview/sample/use_opened'
import { OtherDialogs } from '~/components/preview/sheets/other_dialogs'
import { Toasts } from '~/components/preview/sheets/toasts'
import { Specimen, State, type StateName } from '~/components/preview/specimen'
import { DialogSubject } from '~/ui/dialog/dialog_subject'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import { TextField } from '~/ui/form/fields/text_field'

export function Dialogs() {
  const t = useTranslations('preview')
  const errors = useTranslations('preview.errors')
  return (
    <>
      <Specimen of="Dialog">
        <State is="ready">
          <TextDialog name="dialog" />
        </State>
        <State is="long">
          <TextDialog name="long" repeat={30} />
        </State>
      </Specimen>
      <Specimen of="DialogForm">
        <FormDialog name="form" is="ready" />
        <FormDialog name="refused" is="error" error={errors('required')} problem={errors('busy')} />
        <FormDialog name="pending" is="loading" isPending />
        <FormDialog name="danger" is="danger" isDanger />
      </Specimen>
      <OtherDialogs />
      <Toasts note={t('toasts_note')} />
    </>
  )
}

function TextDialog({ name, repeat = 1 }: { name: string; repeat?: number }) {
  const t = useTranslations('preview')
  const { isOpen, open, close } = useOpened(name)
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('acts.open')}
      </Button>
      {isOpen && (
        <Dialog opened title={t('dialog_title')} onClose={close}>
          {Array.from({ length: repeat }, (_, place) => (
            <Text key={place} mb="sm">
              {t('sample.long')}
            </Text>
          ))}
          <Button onClick={close}>{t('acts.done')}</Button>
        </Dialog>
      )}
    </>
  )
}

interface FormDialogProps {
  name: string
  is: StateName
  error?: string
  problem?: string
  isPending?: boolean
  isDanger?: boolean
}

function FormDialog({ name, is, error, problem, isPending = false, isDanger }: FormDialogProps) {
  const t = useTranslations('preview')
  const { isOpen, open, close } = useOpened(name)
  const title = t('dialog_title')
  return (
    <State is={is}>
      <Button variant="default" onClick={open}>
        {t('acts.open')}
      </Button>
      {isOpen && (
        <DialogSubject name={t('sample.label')}>
          <Dialog opened title={title} onClose={close}>
            <DialogForm
              title={title}
              problem={problem}
              saveLabel={t(isDanger ? 'acts.remove' : 'form.create')}
              cancelLabel={t('acts.cancel')}
              isPending={isPending}
              isDanger={isDanger}
              onCancel={close}
              onSubmit={close}
            >
              <Sample name={name} value="" error={error}>
                {(field) => <TextField label={t('sample.label')} field={field} required />}
              </Sample>
            </DialogForm>
          </Dialog>
        </DialogSubject>
      )}
    </State>
  )
}
