import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDrawnError } from '~/ui/form/undrawn_errors'

export function WeekConflict({ problem, children }: { problem: string; children: ReactNode }) {
  useDrawnError(problem)
  return (
    <Alert role="alert" color="danger" mt="md">
      {problem}
      {children}
    </Alert>
  )
}
