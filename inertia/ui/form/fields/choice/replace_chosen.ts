import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * Typing replaces the chosen text instead of being added to it: while only that is shown, a click
 * or the first letter selects all of it.
 */
export function replaceChosen(chosen: string | undefined) {
  const mark = (input: HTMLInputElement) => {
    if (chosen && input.value === chosen) input.select()
  }
  return {
    onClick: (event: MouseEvent<HTMLInputElement>) => mark(event.currentTarget),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isLetter) mark(event.currentTarget)
    },
  }
}
