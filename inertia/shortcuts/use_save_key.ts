import { useEffect } from 'react'
import { saves } from '~/shortcuts/shortcut_of'

/**
 * Ctrl or Cmd with Enter saves the form from any of its fields. Caught in the capture phase,
 * because a list of choices takes every Enter for itself.
 */
export function useSaveKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const form = event.target instanceof Element && event.target.closest('form')
      if (!form || !saves(event)) return
      event.preventDefault()
      event.stopPropagation()
      form.requestSubmit()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
