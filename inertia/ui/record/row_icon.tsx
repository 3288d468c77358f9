import { ActionIcon } from '@mantine/core'
import type { ComponentType } from 'react'

interface RowIconProps {
  icon: ComponentType<{ 'size': number; 'aria-hidden': true }>
  label: string
  onClick?: () => void
}

export function RowIcon({ icon: Icon, label, onClick }: RowIconProps) {
  if (!onClick) return null
  return (
    <ActionIcon variant="subtle" color="gray" onClick={onClick} aria-label={label}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}
