import { useState } from 'react'
import type { AbsenceForm } from '~/components/absences/use_absence_form'
import { isDoor } from '~/ui/form/draft/is_door'
import { useDraft } from '~/ui/form/draft/use_draft'

interface AbsenceDraft {
  form: AbsenceForm
  url: string
  onClose: () => void
}

/** Keeps what was typed until it is sent or dropped: after a refusal the dialog opens with it again. */
export function useAbsenceDraft({ form, url, onClose }: AbsenceDraft) {
  const [initial] = useState(form.data)
  const draft = useDraft({
    data: form.data,
    initial,
    of: 'absence',
    onRestore: (restored) => form.setData((now) => ({ ...now, ...restored })),
  })
  const drop = () => {
    draft.forget()
    onClose()
  }
  const leave = () => {
    if (!form.hasErrors) return drop()
    draft.save()
    onClose()
  }
  const submit = () => {
    draft.save()
    form.post(url, {
      preserveScroll: true,
      onSuccess: ({ component }) => (isDoor(component) ? onClose() : drop()),
    })
  }
  const discard = () => {
    form.setData(initial)
    form.clearErrors()
    draft.clear()
  }
  return { draft, leave, submit, discard }
}
