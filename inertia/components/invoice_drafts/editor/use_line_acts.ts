import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { draftMoney } from '~/components/invoice_drafts/editor/edited_draft'
import type { LineActs } from '~/components/invoice_drafts/editor/line_row'
import { priceFromList } from '~/components/invoice_drafts/editor/price_from_list'
import type { DraftFormState } from '~/components/invoice_drafts/editor/use_draft_form'
import { useEditedLines } from '~/components/invoice_drafts/editor/use_edited_lines'
import type { DraftService, InvoiceDraft } from '~/components/invoice_drafts/types'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'

interface LineActsOptions {
  draft: InvoiceDraft
  form: DraftFormState['form']
  services: DraftService[]
  usual: string
  /** A line that claims something is removed only after a question. */
  onAsk: (at: number) => void
}

/** The acts stay the same from drawing to drawing, and find the lines as they are now. */
export function useLineActs({ draft, form, services, usual, onAsk }: LineActsOptions) {
  const t = useTranslations('invoice_drafts.line')
  const { number } = useFormat()
  const { settings } = useMoney()
  const [message, setMessage] = useState('')
  const edited = useEditedLines(form, usual)

  const move: LineActs['move'] = (at, by) => {
    if (!edited.move(at, by)) return
    setMessage(t('moved', { from: number(at + 1), to: number(at + by + 1) }))
  }
  const removeAnyway = (at: number) => {
    edited.remove(at)
    setMessage(t('removed', { number: number(at + 1) }))
  }
  const remove = (at: number) => {
    const { id } = form.data.lines[at]!
    const saved = draft.lines.find((line) => line.id === id)
    if (saved && (saved.session_count > 0 || saved.claims_term)) onAsk(at)
    else removeAnyway(at)
  }
  const chooseService = (key: string, id: string) => {
    const service = services.find((one) => one.id === id)
    if (!service) return edited.patch(key, { service_id: '' })
    const money = draftMoney(draft, settings)
    edited.patch(key, {
      service_id: id,
      label_en: service.name_en ?? '',
      label_ar: service.name_ar ?? '',
      tax: service.tax,
      unit_price: priceFromList(service, form.data.tax_inclusive, money),
    })
  }

  const latest = useRef({ move, remove, chooseService, clear: form.clearErrors })
  useEffect(() => {
    latest.current = { move, remove, chooseService, clear: form.clearErrors }
  })
  const { patch, toggle } = edited
  const acts = useMemo<LineActs>(
    () => ({
      patch,
      toggle,
      clear: (name) => void latest.current.clear(name as never),
      chooseService: (key, service) => latest.current.chooseService(key, service),
      remove: (at) => latest.current.remove(at),
      move: (at, by) => latest.current.move(at, by),
    }),
    [patch, toggle]
  )
  const { open, focus, add } = edited
  return { acts, open, focus, add, removeAnyway, message }
}
