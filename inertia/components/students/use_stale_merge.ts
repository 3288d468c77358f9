import type { InertiaFormProps } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { StudentFormData } from '~/components/students/student_form_data'
import { mergeStale } from '~/ui/form/merge_stale'

const OWN = ['photo', 'remove_photo', 'confirm_duplicate', 'version', 'phone_country']

interface Conflict {
  name: keyof StudentFormData
  mine: StudentFormData[keyof StudentFormData]
  theirs: StudentFormData[keyof StudentFormData]
}

/**
 * When the server answers that somebody else saved meanwhile (errors.version): keeps what is typed, takes over
 * what only they changed, and holds both values of what both changed until the form is saved again.
 */
export function useStaleMerge(
  form: InertiaFormProps<StudentFormData>,
  initial: StudentFormData,
  saved: StudentFormData | null
) {
  const [base, setBase] = useState(initial)
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const [taken, setTaken] = useState<string[]>([])
  const [seen, setSeen] = useState(false)
  const refused = form.errors.version !== undefined

  useEffect(() => {
    if (!refused || !saved || saved.version === form.data.version) return
    const mine = form.data
    const merge = mergeStale(comparable(base), comparable(mine), comparable(saved))
    form.setData((now) => ({ ...now, ...merge.data, version: saved.version }))
    form.setDefaults({ ...saved, photo: null })
    setConflicts(merge.conflicts.map((name) => ({ name, mine: mine[name], theirs: saved[name] })))
    setTaken(merge.taken)
    setBase(saved)
    setSeen(true)
    form.clearErrors('version')
  }, [refused, saved, base, form])

  const choose = (name: string, choice: 'mine' | 'theirs') => {
    const conflict = conflicts.find((one) => one.name === name)
    if (conflict) form.setData((now) => ({ ...now, [name]: conflict[choice] }))
  }
  return { base, conflicts, taken, seen, choose }
}

function comparable(data: StudentFormData): StudentFormData {
  const copy = { ...data }
  for (const name of OWN) Reflect.deleteProperty(copy, name)
  return copy
}
