import { router } from '@inertiajs/react'
import { useLayoutEffect, useSyncExternalStore } from 'react'

/** In milliseconds: by then the fields have drawn theirs. */
const PATIENCE = 150

const listeners = new Set<() => void>()
const drawn = new Map<string, number>()
const told = new Map<string, number>()
const frames: symbol[] = []
const nothing: string[] = []
let undrawn = nothing
let asked = 0

function leave(next: string[]): void {
  if (next.join('\n') === undrawn.join('\n')) return
  undrawn = next
  for (const listener of listeners) listener()
}

const add = (counts: Map<string, number>, key: string, by: 1 | -1) =>
  counts.set(key, (counts.get(key) ?? 0) + by)

/** Must be called by everything that draws a field's error: it marks the message as on screen. */
export function useDrawnError(message: string | undefined): void {
  useLayoutEffect(() => {
    if (!message) return
    add(drawn, message, 1)
    leave(undrawn.filter((one) => one !== message))
    return () => void add(drawn, message, -1)
  }, [message])
}

/** Marks an error as told without its message, such as a stale version by its panel. */
export function useToldError(name: string | undefined): void {
  useLayoutEffect(() => {
    if (!name) return
    add(told, name, 1)
    return () => void add(told, name, -1)
  }, [name])
}

/** After each refusal checks whether its errors have been drawn, until the next request. */
export function followErrors(): () => void {
  const stops = [
    router.on('error', ({ detail: { errors } }) => {
      const now = ++asked
      window.setTimeout(() => {
        if (now === asked) leave(undrawnOf(errors as Record<string, string>, drawn, told))
      }, PATIENCE)
    }),
    router.on('start', ({ detail: { visit } }) => {
      if (visit.prefetch || visit.only.length > 0) return
      asked++
      leave(nothing)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the topmost frame that asks, or without any for the page itself. */
export function useUndrawnErrors(frame?: symbol): string[] {
  useLayoutEffect(() => {
    if (!frame) return
    frames.push(frame)
    return () => {
      frames.splice(frames.indexOf(frame), 1)
      leave(nothing)
    }
  }, [frame])
  const shown = () => (frames.at(-1) === frame ? undrawn : nothing)
  return useSyncExternalStore(subscribe, shown, shown)
}

type Counts = ReadonlyMap<string, number>

/**
 * Messages that nothing on screen shows, each as often as it is missing: two fields may be wrong in
 * the same words.
 * @param onScreen messages on screen, and how often
 * @param elsewhere names of errors that are told in another way
 */
export function undrawnOf(
  errors: Record<string, string>,
  onScreen: Counts,
  elsewhere: Counts
): string[] {
  const left = new Map(onScreen)
  const missing: string[] = []
  for (const [name, message] of Object.entries(errors)) {
    const seen = left.get(message) ?? 0
    if (seen > 0) left.set(message, seen - 1)
    else if (!elsewhere.has(name)) missing.push(message)
  }
  return [...new Set(missing)]
}
