import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { asked, editFields } from '~/components/class_sessions/changes/edit_fields'
import { type Answer, ask, nothing } from '~/components/class_sessions/changes/use_change_preview'
import type { SessionDetail } from '~/components/class_sessions/types'
import { useVersionedForm } from '~/ui/form/stale/use_versioned_form'

const apart = ['scope', 'clash_reason', 'told', 'message']

/** Previews what differs, and saves it once that is what was previewed. */
export function useEditForm(session: SessionDetail, onClose: () => void) {
  const failed = useTranslations('sessions.errors')('preview_failed')
  const { form, stale } = useVersionedForm(editFields(session), { apart })
  const [told, setTold] = useState<{ key: string; answer: Answer } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { id } = session
  const body = asked(form.data, stale.base)
  const key = JSON.stringify(body)
  const answer = told?.key === key ? told.answer : nothing
  const isReady = (answer.plan?.changed ?? 0) > 0

  async function preview() {
    setAsking(true)
    const problem: Answer = { ...nothing, errors: { plan: failed } }
    const url = urlFor('admin.session_edit_previews.store', { id })
    const next = await ask(url, key).catch(() => problem)
    form.clearErrors()
    if (next.errors) form.setError(next.errors as never)
    if (next.errors?.version) router.reload({ only: ['session'] })
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
      onSuccess: onClose,
      onError: (errors) => {
        if (errors.previewed) setTold(null)
      },
    })
  }

  const isPending = form.processing || isAsking
  return { form, stale, answer, isReady, isPending, submit: isReady ? save : () => void preview() }
}
