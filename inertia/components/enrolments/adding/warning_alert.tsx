import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Children, type ReactNode } from 'react'

/** Nothing where there is no line. */
export function WarningAlert({ children }: { children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null
  return (
    <Alert color="attention" icon={<IconAlertTriangle aria-hidden />} role="status" py="xs">
      {children}
    </Alert>
  )
}
