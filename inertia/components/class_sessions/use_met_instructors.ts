import { useState } from 'react'
import type { InstructorOption } from '~/components/class_sessions/types'

/** Those a form offers, and whoever came with a time that was found. */
export function useMetInstructors(offered: InstructorOption[]) {
  const [met, setMet] = useState<InstructorOption[]>([])
  const further = met.filter(({ id }) => offered.every((one) => one.id !== id))
  return {
    all: [...offered, ...further],
    meet: (one: InstructorOption) =>
      setMet((now) => [...now.filter(({ id }) => id !== one.id), one]),
  }
}
