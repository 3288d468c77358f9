import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { moved, placeAt, useDragging } from '~/components/levels/use_dragging'
import type { Step } from '~/components/levels/types'
import { useSavedOrder } from '~/components/levels/use_saved_order'
import { isolate } from '~/ui/isolate'

export interface LadderHandle {
  onKeyDown: (event: KeyboardEvent) => void
  onPointerDown: (event: PointerEvent) => void
}

interface Held {
  id: string
  from: number
  at: number
  by: 'keys' | 'pointer'
}

/**
 * The new order is only shown until the level is put down, so that focus and pointer keep what they
 * hold.
 */
export function useLadder(saved: Step[], nameOf: (step: Step) => string) {
  const t = useTranslations('levels.arrange')
  const { steps, busy, save } = useSavedOrder(saved)
  const [held, setHeld] = useState<Held | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const refocus = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (refocus.current) document.getElementById(`move-${refocus.current}`)?.focus()
    refocus.current = null
  }, [steps])

  const say = (word: 'picked' | 'at' | 'put' | 'back', id: string, at: number) => {
    const step = steps.find((one) => one.id === id)
    const name = step ? isolate(nameOf(step)) : ''
    setSaid(t(word, { name, place: at + 1, total: steps.length }))
  }
  const pickUp = (id: string, by: Held['by']) => {
    if (busy) return
    const at = steps.findIndex((step) => step.id === id)
    setHeld({ id, from: at, at, by })
    say('picked', id, at)
  }
  const moveTo = (at: number) => {
    if (!held || at === held.at || at < 0 || at >= steps.length) return
    setHeld({ ...held, at })
    say('at', held.id, at)
  }
  const putBack = () => {
    if (!held) return
    setHeld(null)
    say('back', held.id, held.from)
  }
  const putDown = () => {
    if (!held) return
    setHeld(null)
    say('put', held.id, held.at)
    if (held.at === held.from) return
    refocus.current = held.id
    save(held.id, moved(steps, held.from, held.at))
  }
  useDragging(held?.by === 'pointer', {
    onMove: (y) => {
      if (list.current && held) moveTo(placeAt(list.current, held.at, y))
    },
    onDrop: putDown,
    onCancel: putBack,
  })

  const whileHeld = (key: string): (() => void) | undefined => {
    if (!held) return undefined
    if (key === 'ArrowUp') return () => moveTo(held.at - 1)
    if (key === 'ArrowDown') return () => moveTo(held.at + 1)
    if (key === 'Home') return () => moveTo(0)
    if (key === 'End') return () => moveTo(steps.length - 1)
    if (key === 'Escape') return putBack
    return undefined
  }
  const handle = ({ id }: Step): LadderHandle => ({
    onKeyDown: (event) => {
      if (event.key === 'Tab') return putDown()
      const toggle = () => (held ? putDown() : pickUp(id, 'keys'))
      const act = event.key === ' ' || event.key === 'Enter' ? toggle : whileHeld(event.key)
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      act()
    },
    onPointerDown: (event) => {
      if (event.button === 0 && !held) pickUp(id, 'pointer')
    },
  })
  const order = held ? moved(steps, held.from, held.at) : steps
  const placeOf = (id: string) => order.findIndex((step) => step.id === id) + 1
  return { list, steps, held: held?.id ?? null, said, placeOf, handle }
}
