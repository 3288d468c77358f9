import { type ClipboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

/** Says so when what is pasted is longer than a field takes: the browser leaves the rest out without a word. */
export function useCutText(value: string, longest: number | undefined) {
  const t = useTranslations('ui.form')
  const [isCut, setCut] = useState(false)

  function onPaste({ currentTarget, clipboardData }: ClipboardEvent<TextInput>) {
    const { selectionStart, selectionEnd } = currentTarget
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0)
    const pasted = clipboardData.getData('text').length
    setCut(longest !== undefined && value.length - replaced + pasted > longest)
  }

  const isFull = longest !== undefined && value.length >= longest
  return { onPaste, notice: isCut && isFull ? t('cut', { longest }) : undefined }
}

type TextInput = HTMLInputElement | HTMLTextAreaElement
