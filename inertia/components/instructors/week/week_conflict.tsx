import { Alert } from '@mantine/core'
import { WeekTable } from '~/components/instructors/week/week_table'
import type { WeekWindow } from '~/components/instructors/types'
import { useDrawnError } from '~/ui/form/undrawn_errors'

interface WeekConflictProps {
  /** What the server said. */
  problem: string
  saved: WeekWindow[]
}

/** Somebody else saved the week meanwhile: says so, and shows what is saved now. */
export function WeekConflict({ problem, saved }: WeekConflictProps) {
  useDrawnError(problem)
  return (
    <Alert role="alert" color="danger" mt="md">
      {problem}
      <WeekTable windows={saved} />
    </Alert>
  )
}
