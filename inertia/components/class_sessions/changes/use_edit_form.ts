import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { asked, type EditFields, editFields } from '~/components/class_sessions/changes/edit_fields'
import { type Answer, ask, nothing } from '~/components/class_sessions/changes/use_change_preview'
import type { SessionDetail } from '~/components/class_sessions/types'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import { TYPING_PAUSE } from '~/ui/typing_pause'

const apart = ['scope', 'clash_reason', 'told', 'message']

export interface EditOptions {
  onClose: () => void
  onSaved?: () => void
  /** Fetches the session anew, which somebody else has changed, where it isn't the page's. */
  onStale?: () => void
}

const reloadPage = () => router.reload({ only: ['session'] })

/** Previews what differs, and saves it once that is what was previewed. */
export function useEditForm(session: SessionDetail, options: EditOptions) {
  const edit = useEdit(session, options)
  const { isReady, preview, save } = edit
  return { ...edit, submit: isReady ? save : () => void preview() }
}

/** Opened with another time: what differs is previewed at once, and again with whatever is changed. */
export function useMoveForm(
  session: SessionDetail,
  begun: Partial<EditFields>,
  options: EditOptions
) {
  const edit = useEdit(session, options, begun)
  const { key, isOther, isKnown, isReady, preview, save } = edit
  const look = useEffectEvent((signal: AbortSignal) => {
    if (isOther && !isKnown) void preview(signal)
  })
  useEffect(() => {
    const control = new AbortController()
    const pause = setTimeout(() => look(control.signal), TYPING_PAUSE)
    return () => {
      clearTimeout(pause)
      control.abort()
    }
  }, [key])
  const submit = () => {
    if (!isOther) options.onClose()
    else if (isReady) save()
  }
  return { ...edit, isPending: edit.form.processing || (isOther && !isKnown), submit }
}

function useEdit(
  session: SessionDetail,
  { onClose, onSaved = onClose, onStale }: EditOptions,
  begun?: Partial<EditFields>
) {
  const failed = useTranslations('sessions.errors')('preview_failed')
  const { form, stale, draft } = useVersionedDialogForm(`edit.${session.id}`, editFields(session), {
    apart,
    begun,
  })
  const [told, setTold] = useState<{ key: string; answer: Answer } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { id } = session
  const body = asked(form.data, stale.base)
  const key = JSON.stringify(body)
  const isKnown = told?.key === key
  const answer = isKnown ? told.answer : nothing
  const isReady = (answer.plan?.changed ?? 0) > 0

  async function preview(signal?: AbortSignal) {
    setAsking(true)
    const problem: Answer = { ...nothing, errors: { plan: failed } }
    const url = urlFor('admin.session_edit_previews.store', { id })
    const next = await ask(url, key, signal).catch(() => problem)
    if (signal?.aborted) return
    form.clearErrors()
    if (next.errors) form.setError(next.errors as never)
    if (next.errors?.version) (onStale ?? reloadPage)()
    setTold({ key, answer: next })
    setAsking(false)
  }

  function save() {
    const previewed = answer.plan?.fingerprint
    form.transform(({ clash_reason, told: whom, message }) => ({
      ...body,
      ...{ previewed, clash_reason, told: whom, message },
    }))
    form.put(urlFor('admin.class_sessions.update', { id }), {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onSaved,
      onError: (errors) => {
        if (errors.version) onStale?.()
        if (errors.previewed) setTold(null)
      },
    })
  }

  const isOther = Object.keys(body).length > unchanging.length
  const isPending = form.processing || isAsking
  return { form, stale, draft, key, isOther, isKnown, answer, isReady, isPending, preview, save }
}

/** Always told: which session, and how many of its series. */
const unchanging = ['version', 'scope']
