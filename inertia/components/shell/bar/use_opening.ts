import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useAway } from '~/components/shell/bar/use_away'
import { useEscape } from '~/hooks/use_escape'

const BEFORE_OPENING = 80
/** Long enough to cut a corner on the way into the panel. */
const BEFORE_CLOSING = 300

type Opened = { id: string; isKept: boolean }

export type Opening = ReturnType<typeof useOpening>

/**
 * One panel at a time. Hover opens it until the pointer leaves; a click keeps it open until the next click, a press
 * elsewhere or Escape.
 */
export function useOpening(list: RefObject<HTMLElement | null>, path: string, byHover: boolean) {
  const [opened, setOpened] = useState<Opened>()
  const [lastPath, setLastPath] = useState(path)
  const timer = useRef(0)
  if (path !== lastPath) {
    setLastPath(path)
    setOpened(undefined)
  }

  const set = (next: Opened | undefined) => {
    window.clearTimeout(timer.current)
    setOpened(next)
  }
  const soon = (next: Opened | undefined, after: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpened(next), after)
  }
  const close = () => set(undefined)

  useEscape(() => {
    list.current?.querySelector<HTMLElement>(':scope > :focus-within > button')?.focus()
    close()
  }, opened !== undefined)
  useAway(list, close, opened !== undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return {
    open: opened?.id,
    show: (id: string) => set({ id, isKept: true }),
    close,

    entry: (id: string) => ({
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (opened?.id === id && relatedTarget && !currentTarget.contains(relatedTarget)) close()
      },
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (!byHover || pointerType !== 'mouse') return
        if (opened?.id === id) window.clearTimeout(timer.current)
        else soon({ id, isKept: false }, BEFORE_OPENING)
      },
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        if (!byHover || pointerType !== 'mouse' || opened?.isKept) return
        if (!currentTarget.querySelector(':focus-visible')) soon(undefined, BEFORE_CLOSING)
      },
    }),

    button: (id: string) => ({
      onClick: () => set(opened?.id === id && opened.isKept ? undefined : { id, isKept: true }),
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (byHover && currentTarget.matches(':focus-visible')) set({ id, isKept: false })
      },
    }),
  }
}
