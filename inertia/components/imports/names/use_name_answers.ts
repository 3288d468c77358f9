import { router } from '@inertiajs/react'
import { useState } from 'react'
import { urlFor } from '~/client'
import type { ImportName, ImportNames } from '~/components/imports/types'

type Answer = { name: string; other: string | null }
type ByName = Partial<Record<string, string>>

/** What somebody types and thinks of the names; each answer is kept with the import at once. */
export function useNameAnswers(id: string, { rows, meta }: ImportNames) {
  const [typed, setTyped] = useState<ByName>({})
  const [errors, setErrors] = useState<ByName>({})
  const [sending, setSending] = useState(false)
  const writtenFor = ({ name, other, suggested }: ImportName) =>
    typed[name] ?? (other || suggested || '')

  function send(answers: Answer[], page = meta.page) {
    const url = urlFor('admin.imports.names.update', { id }, { qs: { page } })
    const isAlone = answers.length === 1
    router.put(
      url,
      { names: answers },
      {
        preserveScroll: true,
        preserveState: true,
        // Who accepts one after the other waits for none of them
        async: isAlone,
        onStart: () => setSending(!isAlone),
        onFinish: () => setSending(false),
        onSuccess: () => {
          setErrors((now) => without(now, answers))
          setTyped((now) => without(now, answers))
        },
        onError: (faults) => setErrors((now) => ({ ...now, ...byName(faults, answers) })),
      }
    )
  }

  const isOpen = (row: ImportName) => writtenFor(row) !== '' && writtenFor(row) !== row.other
  const open = rows.filter((row) => isOpen(row) && (row.other !== '' || row.name in typed))
  return {
    errors,
    sending,
    writtenFor,
    type: ({ name }: ImportName, other: string) => {
      setTyped((now) => ({ ...now, [name]: other }))
      setErrors((now) => without(now, [{ name }]))
    },
    accept: (row: ImportName) => send([{ name: row.name, other: writtenFor(row) }]),
    leave: ({ name }: ImportName) => send([{ name, other: null }]),
    acceptShown: () =>
      send(
        open.map((row) => ({ name: row.name, other: writtenFor(row) })),
        Math.min(meta.page + 1, meta.last_page)
      ),
    isAnythingOpen: open.length > 0,
  }
}

const without = (now: ByName, answers: { name: string }[]): ByName =>
  Object.fromEntries(
    Object.entries(now).filter(([name]) => !answers.some((answer) => answer.name === name))
  )

/** An error is told by the place of its answer: names.0.other. */
function byName(faults: Record<string, string>, answers: Answer[]): ByName {
  const told = Object.entries(faults).map(([field, message]) => {
    const place = Number(/^names\.(\d+)\./.exec(field)?.[1])
    return [answers[place]?.name, message] as const
  })
  return Object.fromEntries(told.filter(([name]) => name !== undefined))
}
