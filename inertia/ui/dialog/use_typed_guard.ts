import { useState, type FormEvent, type KeyboardEvent } from 'react'

/**
 * Notices what is typed into a dialog, so that neither a slip of the mouse nor Escape throws it away. A search, a choice
 * and a password are typed again in a moment: they don't count. What is sent is the server's.
 */
export function useTypedGuard() {
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const content = {
    onInput: ({ target }: FormEvent) => {
      if (!(target as Element).matches('[role=combobox], [type=search], [type=password]')) {
        setTyped(true)
      }
    },
    onSubmit: () => setTyped(false),
    onKeyDownCapture: ({ key, target, nativeEvent }: KeyboardEvent) => {
      if (!isTyped || isAsking || key !== 'Escape' || nativeEvent.isComposing) return
      // An open calendar or list of choices has taken the key
      if ((target as Element).getAttribute('data-mantine-stop-propagation') === 'true') return
      setAsking(true)
    },
  }
  return { isTyped, isAsking, content, stay: () => setAsking(false) }
}
