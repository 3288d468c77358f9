/** The key press belongs to a field, a menu or a dialog, so it is no shortcut of ours. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable) return true
  if (target.closest('[role=menu], [role=listbox], [role=dialog], [role=combobox]')) return true
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
