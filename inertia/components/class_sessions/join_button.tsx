import { Button } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface JoinButtonProps {
  href: string
  size?: 'compact-md' | 'md'
  children: ReactNode
}

/** Leads to the room where a session meets online, beside the page. */
export function JoinButton({ href, size = 'compact-md', children }: JoinButtonProps) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      variant="default"
      size={size}
      leftSection={<IconVideo size={size === 'md' ? 18 : 16} aria-hidden />}
    >
      {children}
    </Button>
  )
}
