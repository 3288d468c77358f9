import type { FormDataType } from '@inertiajs/core'
import type { InertiaFormProps } from '@inertiajs/react'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ChangePanel } from '~/components/class_sessions/changes/change_panel'
import type { useChangePreview } from '~/components/class_sessions/changes/use_change_preview'
import type { SeenSession, SessionDetail } from '~/components/class_sessions/types'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import type { DialogDraft } from '~/ui/form/draft/use_dialog_form'

/** One session as its page shows it, those chosen in a list, or all that match its address. */
export interface ChangeTask {
  title: string
  asked: { sessions: SeenSession[] } | { matching: string }
  mayHaveScope: boolean
  /** What all of them have already, which is nothing to change to. */
  present: { room?: string | null; substitute?: string | null }
  /** The only one, where the dialog names it. */
  session?: SessionDetail
  /** The time of the only one, to be asked for who and what is free then. */
  time?: string
  done: () => void
}

interface ChangeDialogProps<Data extends FormDataType<Data>> {
  act: 'cancel' | 'restore' | 'room' | 'substitute'
  task: ChangeTask
  form: InertiaFormProps<Data>
  draft: DialogDraft
  preview: ReturnType<typeof useChangePreview>
  url: string
  /** What is saved beside the form's own fields. */
  body?: object
  /** What has to be chosen before anything can be told or saved. */
  missing?: Record<string, string>
  onClose: () => void
  /** Whom to tell, once it is known what there is to tell. */
  telling: ReactNode
  children: ReactNode
}

export function ChangeDialog<Data extends FormDataType<Data>>(props: ChangeDialogProps<Data>) {
  const { act, task, form, draft, preview, url, body: chosen } = props
  const { missing, onClose, telling, children } = props
  const t = useTranslations('sessions.change')
  const { plan, errors, isPending } = preview
  const told: Record<string, string | undefined> = { ...errors, ...form.errors }
  const problem = told.sessions ?? told.version ?? told.previewed ?? told.plan
  const send = () => {
    if (missing) return form.setError(missing as never)
    form.transform((data) => ({
      ...data,
      ...chosen,
      sessions: preview.asked,
      previewed: plan?.fingerprint,
    }))
    form.post(url, {
      preserveScroll: true,
      preserveState: true,
      onSuccess: () => {
        task.done()
        onClose()
      },
      onError: (refused: Record<string, string>) => {
        if (refused.previewed) preview.again()
      },
    })
  }
  const isNothing = plan?.changed === 0 && (act === 'cancel' || act === 'restore')
  const body = (
    <>
      {children}
      {!problem && !missing && (plan || isPending) && <ChangePanel act={act} plan={plan} />}
      {telling}
    </>
  )
  return (
    <Dialog opened title={task.title} onClose={onClose} isDirty={draft.restored}>
      {isNothing && !problem ? (
        <>
          {body}
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onClose}>
              {t('back')}
            </Button>
          </Group>
        </>
      ) : (
        <DialogForm
          title={task.title}
          problem={problem}
          saveLabel={task.title}
          isDanger={act === 'cancel'}
          cancelLabel={t('back')}
          isPending={form.processing || isPending}
          draft={draft}
          onCancel={onClose}
          onSubmit={send}
        >
          {body}
        </DialogForm>
      )}
    </Dialog>
  )
}
