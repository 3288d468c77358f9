import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useUndrawnErrors } from '~/ui/form/undrawn_errors'

export function UndrawnErrorsNotice() {
  const [frame] = useState(() => Symbol('frame'))
  const errors = useUndrawnErrors(frame)
  if (errors.length === 0) return null
  return (
    <Alert role="alert" color="danger" icon={<IconAlertCircle aria-hidden />} py="xs" mb="sm">
      {errors.map((message) => (
        <div key={message}>{message}</div>
      ))}
    </Alert>
  )
}
