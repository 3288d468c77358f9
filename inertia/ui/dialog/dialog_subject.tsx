import { createContext, type ReactNode, use } from 'react'

const SubjectContext = createContext<string[]>([])

interface DialogSubjectProps {
  /** The record that the dialogs inside act on, by name. */
  name: string
  /** A session adds its day and hours, since many bear its name. */
  detail?: string
  children: ReactNode
}

/** Dialogs inside name this record below their title; a subject inside another comes before it. */
export function DialogSubject({ name, detail, children }: DialogSubjectProps) {
  const around = use(SubjectContext)
  const own = detail ? [name, detail] : [name]
  return <SubjectContext value={[...own, ...around]}>{children}</SubjectContext>
}

/** The names that a dialog's title doesn't say already, the closest first. */
export function useDialogSubject(title: string): string[] {
  const names = use(SubjectContext)
  return [...new Set(names)].filter((name) => !title.includes(name))
}
