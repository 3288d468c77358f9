import { useCallback, useState } from 'react'
import { blankLine, type EditedLine } from '~/components/invoice_drafts/editor/edited_draft'
import type { DraftFormState } from '~/components/invoice_drafts/editor/use_draft_form'

export type LineFocus = { key: string; on: 'field' | 'toggle' }

/** The acts upon the lines. Errors are by number, so they go with the first line that moves. */
export function useEditedLines(form: DraftFormState['form'], tax: string) {
  const { lines } = form.data
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set())
  const [focus, setFocus] = useState<LineFocus | null>(null)
  const { setData, clearErrors } = form
  const errors: Record<string, string | undefined> = form.errors

  const patch = useCallback(
    (key: string, change: Partial<EditedLine>) => {
      setData((now) => ({
        ...now,
        lines: now.lines.map((line) => (line.key === key ? withChange(line, change) : line)),
      }))
    },
    [setData]
  )
  const toggle = useCallback((key: string, isOpen: boolean) => {
    setOpen((now) => {
      const next = new Set(now)
      if (isOpen) next.add(key)
      else next.delete(key)
      return next
    })
  }, [])
  const replace = (next: EditedLine[]) => {
    setData((now) => ({ ...now, lines: next }))
    const moved = Object.keys(errors).filter((name) => name.startsWith('lines'))
    if (moved.length > 0) clearErrors(...(moved as never[]))
  }
  const add = () => {
    const line = blankLine(tax)
    replace([...lines, line])
    toggle(line.key, true)
    setFocus({ key: line.key, on: 'field' })
  }
  const remove = (at: number) => {
    const next = lines.filter((_, index) => index !== at)
    replace(next)
    const beside = next[Math.min(at, next.length - 1)]
    setFocus(beside ? { key: beside.key, on: 'toggle' } : null)
  }
  const move = (at: number, by: 1 | -1) => {
    const to = at + by
    if (to < 0 || to >= lines.length) return false
    replace(swapped(lines, at, to))
    setFocus({ key: lines[at]!.key, on: 'toggle' })
    return true
  }
  return { open, toggle, patch, add, remove, move, focus }
}

const withChange = (line: EditedLine, change: Partial<EditedLine>): EditedLine =>
  Object.assign({}, line, change)

function swapped(lines: EditedLine[], one: number, other: number) {
  const next = [...lines]
  next[one] = lines[other]!
  next[other] = lines[one]!
  return next
}
