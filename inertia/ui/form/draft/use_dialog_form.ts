import type { FormDataType } from '@inertiajs/core'
import { type InertiaFormProps, useForm } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { beforeLock } from '~/lock/before_lock'
import { isDoor } from '~/ui/form/draft/is_door'
import type { Draft } from '~/ui/form/draft/draft_store'
import { useDraft } from '~/ui/form/draft/use_draft'

type SendOptions = NonNullable<Parameters<InertiaFormProps<object>['post']>[1]>

interface DialogDraftOptions {
  /** Names the dialog and its record among those of one page. */
  of: string
  /** For a dialog that opens over any page. */
  address?: string
  initial: object
  alongside?: Draft
}

/** A form in a dialog, which keeps what is typed until it is saved or closed (`useDialogDraft`). */
export function useDialogForm<Data extends FormDataType<Data>>(of: string, begun: Data) {
  const form = useForm<Data>(begun)
  const [initial] = useState(form.data)
  return useDialogDraft(form, { of, initial })
}

/**
 * Text typed into a dialog outlives the page when its sign-in ends, it is locked or loaded again. A dialog
 * that closes where it was opened has been left on purpose, and its draft goes.
 */
export function useDialogDraft<Data extends FormDataType<Data>>(
  form: InertiaFormProps<Data>,
  { initial, ...options }: DialogDraftOptions
) {
  const { restored, save, clear, forget } = useDraft({
    data: form.data,
    initial,
    onRestore: (values) => form.setData((now) => ({ ...now, ...values })),
    ...options,
  })
  useForgetOnClose(forget)

  const sending = (sent: SendOptions = {}): SendOptions => {
    save()
    const onSuccess: typeof sent.onSuccess = (page) => {
      if (!isDoor(page.component)) clear()
      return sent.onSuccess?.(page)
    }
    return { ...sent, onSuccess }
  }
  const discard = () => {
    form.setData((now) => ({ ...now, ...initial }))
    form.clearErrors()
    clear()
  }
  const post: typeof form.post = (url, sent) => form.post(url, sending(sent))
  const put: typeof form.put = (url, sent) => form.put(url, sending(sent))
  const destroy: typeof form.delete = (url, sent) => form.delete(url, sending(sent))
  return { form: { ...form, post, put, delete: destroy }, draft: { restored, discard } }
}

export type DialogDraft = ReturnType<typeof useDialogDraft>['draft']

/** The page of a dialog that closes is still there; of one that is left or locked the draft stays. */
function useForgetOnClose(forget: () => void) {
  const isLeaving = useRef(false)
  useEffect(() => beforeLock(() => (isLeaving.current = true)), [])
  useEffect(() => {
    const path = window.location.pathname
    return () => {
      if (!isLeaving.current && window.location.pathname === path) forget()
    }
  }, [forget])
}
