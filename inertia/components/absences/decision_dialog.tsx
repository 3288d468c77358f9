import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { SessionNames } from '~/components/absences/session_names'
import type { AbsenceRequest } from '~/components/absences/types'
import { useAbsenceWords } from '~/components/absences/use_absence_words'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'
import { TextAreaField } from '~/ui/form/fields/text_area_field'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import { longest } from '#domain/shared/limits/text_lengths'

export type Decision = 'approved' | 'declined'

interface DecisionDialogProps {
  request: AbsenceRequest
  decision: Decision
  onClose: () => void
}

export function DecisionDialog({ request, decision, onClose }: DecisionDialogProps) {
  const t = useTranslations('absences')
  const name = isolate(useNames()(request.instructor).lead)
  const when = useAbsenceWords()(request)
  const { form, draft } = useDialogForm(`${decision}.${request.id}`, { decision, answer: '' })
  const act = decision === 'approved' ? 'approve' : 'decline'
  const title = t(`requests.${act}_of`, { name })
  const submit = () =>
    form.post(urlFor('admin.absence_requests.decisions.store', { absence: request.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        saveLabel={t(`requests.${act}`)}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <Text>{when.join(' ')}</Text>
        <div>
          <Text>{t('requests.sessions', { count: request.sessions })}</Text>
          {request.touched && <SessionNames sessions={request.touched} total={request.sessions} />}
        </div>
        <Text>{t(`requests.text.${decision}`)}</Text>
        <TextAreaField
          label={t('fields.answer')}
          field={bindingOf(form, 'answer')}
          maxLength={longest.reason}
        />
      </DialogForm>
    </Dialog>
  )
}
